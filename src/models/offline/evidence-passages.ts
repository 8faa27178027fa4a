import { isMember } from './definition.ts'
import type { Findings, KnownLines } from './findings.ts'
import { findPassages, isProse, type Passage } from './passages.ts'
import type { Question } from './question.ts'
import { weigh } from './weights.ts'

// What the place of a passage is worth beside its terms; found by trying values on questions with known answers.
const namedFileBonus = 0.6
const nameInPassageBonus = 0.3
const skillBonus = 0.15
const askedKindBonus = 0.15
const proseMalus = 0.05

/**
 * Passages of all code and skills that the tools have shown, best first; of a question with names only those that concern one.
 * Empty when the question has no words beside its names.
 */
export function rankPassages(question: Question, findings: Findings): Passage[] {
  const weights = weigh(question, findings)
  if (weights.size === 0) return []
  const inCode = [...findings.lines].flatMap(([path, lines]) =>
    findPassages({ source: { kind: 'code', path }, lines, weights, bonus: placeBonus(question, path) }),
  )
  const inSkills = findings.skillTexts.flatMap((skill) =>
    findPassages({ source: { kind: 'skill', skill }, lines: linesOf(skill.startLine, skill.text), weights, bonus: skillBonus }),
  )
  const bonusOf = (passage: Passage) => (holdsName(passage, question, findings) ? nameInPassageBonus : 0)
  return [...inCode, ...inSkills]
    .filter((passage) => question.names.length === 0 || concernsName(passage, question, findings))
    .map((passage) => ({ ...passage, score: passage.score + bonusOf(passage) }))
    .sort((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Whether one of the question's names stands in the known lines of a passage. */
function holdsName({ source, startLine, endLine }: Passage, question: Question, findings: Findings): boolean {
  const lines = source.kind === 'code' ? findings.lines.get(source.path) : linesOf(source.skill.startLine, source.skill.text)
  const text = Array.from({ length: endLine - startLine + 1 }, (_, i) => lines?.get(startLine + i) ?? '').join('\n')
  return question.names.some((name) => new RegExp(name.pattern, 'im').test(text))
}

/** Whether a passage stands in a file that the question names, or holds one of its names. */
function concernsName(passage: Passage, question: Question, findings: Findings): boolean {
  const { source } = passage
  const inNamedFile = source.kind === 'code' && question.names.some((name) => isMember(source.path, name.label))
  return inNamedFile || holdsName(passage, question, findings)
}

const keyOf = (passage: Passage) =>
  `${passage.source.kind === 'code' ? passage.source.path : passage.source.skill.name}:${String(passage.startLine).padStart(7, '0')}`

/** The lines of a text by their number. */
export function linesOf(startLine: number, text: string): KnownLines {
  return new Map(text.split('\n').map((line, index) => [startLine + index, line]))
}

// Files by the kind of thing that questions ask for.
const kinds: readonly { readonly asked: RegExp; readonly path: RegExp }[] = [
  { asked: /\b(?:which|what) (?:\w+ )?(?:job|jcl|proc|procedure|step|dataset|data set)s?\b/i, path: /\.(?:jcl|prc|proc|cntl)$/i },
  { asked: /\b(?:which|what) (?:\w+ )?copybooks?\b/i, path: /\.(?:cpy|copy|cpb|inc)$/i },
  { asked: /\b(?:which|what) (?:\w+ )?(?:maps?|mapsets?)\b/i, path: /\.(?:bms|mfs)$/i },
  { asked: /\b(?:which|what) (?:\w+ )?programs?\b/i, path: /\.(?:cbl|cob|cobol|pli|pl1|asm|hlasm|rpgle|rex|rexx)$/i },
]

function placeBonus(question: Question, path: string): number {
  const named = question.names.some((name) => isMember(path, name.label)) ? namedFileBonus : 0
  const kind = kinds.some((k) => k.asked.test(question.text) && k.path.test(path)) ? askedKindBonus : 0
  return named + kind - (isProse(path) ? proseMalus : 0)
}
