import type { SkillEvidence } from '../../answer/evidence.ts'
import { isMember } from './definition.ts'
import type { Findings, KnownLines } from './findings.ts'
import { isLegalText } from './licence.ts'
import { findPassages, isProse, type Passage } from './passages.ts'
import { isCode, type Question } from './question.ts'
import { weigh } from './weights.ts'

// What the place of a passage is worth beside its terms; found by trying values on questions with known answers.
const namedFileBonus = 0.6
const nameInPassageBonus = 0.3
const skillBonus = 0.15
const askedKindBonus = 0.15
const proseMalus = 0.05

/** Passages of all code and skills that the tools have shown, best first; of a question with names only those that concern one. */
export function rankPassages(question: Question, findings: Findings): Passage[] {
  const { names } = question
  const weights = weigh(question, findings)
  const telling = [...findings.lines].filter(([path]) => !isLegalText(path))
  const inCode = telling.flatMap(([path, lines]) =>
    findPassages({ source: { kind: 'code', path }, title: '', lines, names, weights, bonus: placeBonus(question, path) }),
  )
  const inSkills = findings.skillTexts.flatMap((skill) =>
    findPassages({
      source: { kind: 'skill', skill },
      title: `${skill.name} ${skill.heading ?? ''}`,
      lines: linesOf(skill),
      names,
      weights,
      bonus: skillBonus,
    }),
  )
  const codes = question.words.filter(isCode)
  const holdsName = (passage: Passage) => names.some((name) => passage.terms.has(name))
  const holdsNameOrCode = (passage: Passage) => holdsName(passage) || codes.some((code) => passage.terms.has(code))
  return [...inCode, ...inSkills]
    .filter((passage) => names.length === 0 || holdsName(passage) || isInNamedFile(passage, question))
    .map((passage) => (holdsNameOrCode(passage) ? { ...passage, score: passage.score + nameInPassageBonus } : passage))
    .sort((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1))
}

function isInNamedFile({ source }: Passage, question: Question): boolean {
  return source.kind === 'code' && question.names.some((name) => isMember(source.path, name.label))
}

const keyOf = (passage: Passage) =>
  `${passage.source.kind === 'code' ? passage.source.path : passage.source.skill.name}:${String(passage.startLine).padStart(7, '0')}`

/** The lines of a skill by their number in its file. */
export function linesOf(skill: SkillEvidence): KnownLines {
  return new Map(skill.text.split('\n').map((line, index) => [skill.startLine + index, line]))
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
