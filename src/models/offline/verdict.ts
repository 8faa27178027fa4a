import { definitionCall, termCall } from './calls.ts'
import { isMember } from './definition.ts'
import { type Findings, resultOf, totalOf } from './findings.ts'
import type { Passage } from './passages.ts'
import { isCode, type Question, type Term } from './question.ts'
import { namedFiles } from './rank.ts'
import { findReferences } from './references.ts'

/** Why there is no answer. */
export type Missing =
  | { readonly why: 'name'; readonly name: Term }
  | { readonly why: 'definition'; readonly name: Term }
  | { readonly why: 'relation'; readonly name: Term }
  | { readonly why: 'words' }
  | { readonly why: 'nothing asked' }
  /** A search failed or could not be made, so that nothing can be said about what does not exist. */
  | { readonly why: 'not searched'; readonly term: Term }

// The coverage that one passage must have; found by trying values on questions with known answers.
const neededCoverage = 0.65
const neededCoverageBesideName = 0.4
const neededCoverageInNamedFile = 0.2

/** Whether what was found can carry an answer; undefined when it can. `passages` best first. */
export function findMissing(question: Question, findings: Findings, passages: readonly Passage[]): Missing | undefined {
  const terms = [...question.names, ...question.words]
  if (terms.length === 0) return { why: 'nothing asked' }
  const missing = whatIsMissing(question, findings, passages)
  const term = terms.find((candidate) => resultOf(findings, termCall(candidate)) === undefined)
  return missing !== undefined && term !== undefined ? { why: 'not searched', term } : missing
}

function whatIsMissing(question: Question, findings: Findings, passages: readonly Passage[]): Missing | undefined {
  const { names, words, asked } = question
  const unknown = names.find((name) => !occurs(name, findings) && (isDistinct(name) || names.length === 1))
  if (unknown !== undefined) return { why: 'name', name: unknown }
  const name = names[0]
  if (name !== undefined && asked?.nameIs === 'object') {
    const references = findReferences(question, findings)
    const answers = asked.relation.explicit ? references.filter((reference) => reference.states) : references
    return answers.length > 0 ? undefined : { why: 'relation', name }
  }
  const inSkill = passages.some((passage) => passage.source.kind === 'skill' && name !== undefined && passage.terms.has(name))
  if (name !== undefined && !inSkill && isOnlyReferredTo(name, question, findings)) return { why: 'definition', name }
  const isHere = namedFiles(question, findings).length > 0
  if (words.length === 0 || (asked !== undefined && isHere)) return undefined
  const code = words.find(isCode)
  if (code !== undefined && totalOf(findings, termCall(code)) === 0) return { why: 'name', name: code }
  const about = code === undefined ? passages : passages.filter((passage) => passage.terms.has(code))
  const best = Math.max(0, ...about.map((passage) => passage.coverage))
  const needed = name === undefined ? neededCoverage : isHere ? neededCoverageInNamedFile : neededCoverageBesideName
  return best >= needed ? undefined : { why: 'words' }
}

function occurs(name: Term, findings: Findings): boolean {
  const regex = new RegExp(name.pattern, 'i')
  return (
    totalOf(findings, termCall(name)) > 0 ||
    findings.files.some((file) => isMember(file.path, name.label)) ||
    findings.skillTexts.some((skill) => regex.test(skill.text))
  )
}

/** Capital letters alone may be a word that somebody stressed. */
function isDistinct(name: Term): boolean {
  return /[^A-Z]/.test(name.label)
}

/** Lines that bring a member in from elsewhere and say nothing of what is in it. */
const bringsIn = /\b(?:COPY|%?INCLUDE|\+\+INCLUDE|CALL|LINK|XCTL)\b|\bPGM=/i

function isOnlyReferredTo(name: Term, question: Question, findings: Findings): boolean {
  if (totalOf(findings, definitionCall(name)) > 0 || namedFiles(question, findings).length > 0) return false
  const regex = new RegExp(name.pattern, 'i')
  const mentions = [...findings.lines.values()].flatMap((lines) => [...lines.values()].filter((text) => regex.test(text)))
  return mentions.length > 0 && mentions.every((text) => bringsIn.test(text))
}
