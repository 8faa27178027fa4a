import type { LocatedUnit } from '../../../../answer/located.ts'
import { containsName } from '../../../../answer/name-match.ts'
import { commonWords } from '../../../../base/words/common-words.ts'
import { wordForm } from '../../../../base/words/word-form.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import { item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import { coreOf } from '../../question/core-words.ts'
import type { Question } from '../../question/question.ts'

/** A longer one has something in it. */
const mostLines = 12
const mostUnits = 5
/** Statements that do nothing, and the full stop at their end. */
const idle = /^(?:\d{6})?\s*(?:EXIT(?:\s+(?:PARAGRAPH|SECTION))?|CONTINUE|RETURN)?\s*[.;]?\s*(?:\d{8})?\s*$/i

/** Lines behind it, in which what follows begins. */
const mostBehind = 12
const label = /^(?:\d{6})?\s*[A-Z0-9][\w-]*\s*\.\s*$/i

/** `2000-ADD-EXIT`: where a paragraph is left, which is meant to be empty. */
const isWayOut = /[-_](?:EXIT\d*|EX|END|FIN|OUT|X|RETURN|RET|E)$/i

/** That what is asked for has a paragraph of its name, and nobody wrote it. */
export const emptyParagraphAspect: Aspect = {
  name: 'empty-paragraph',
  asks: (question) => question.names.length === 0 && coreOf(question.bare) !== undefined,
  calls: (question, _, findings) =>
    paragraphsFor(question, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine + mostBehind)),
  draft: (question, _, findings) => {
    const paragraphs = paragraphsFor(question, findings)
    if (paragraphs.length === 0 || !paragraphs.every((unit) => isEmpty(unit, findings))) return undefined
    const instead = paragraphs.map(({ name, kind, path, startLine, endLine }) => {
      const place = [{ path, startLine, endLine }]
      return item(findings, `${kind} ${nameFor(findings, name, place)} has no statement`, place)
    })
    return { lead: [], quotes: [], nothing: { said: 'what has the name of it in the code is empty', instead, decides: true } }
  },
}

/** The paragraphs in whose names all words stand that say what is done. */
function paragraphsFor({ text, bare }: Question, findings: Findings): readonly LocatedUnit[] {
  const words = (coreOf(bare)?.words ?? []).filter((word) => !commonWords.has(wordForm(word.toLowerCase())))
  const units = findings.located(locateCall(text))?.units.slice(0, mostUnits) ?? []
  const isCalled = ({ why }: LocatedUnit) => words.every((word) => why.some((one) => one.word === word && one.field === 'name'))
  return words.length === 0
    ? []
    : units.filter((unit) => (unit.kind === 'paragraph' || unit.kind === 'section') && isCalled(unit) && !isWayOut.test(unit.name))
}

function isEmpty({ name, kind, path, startLine, endLine }: LocatedUnit, findings: Findings): boolean {
  if (endLine - startLine + 1 > mostLines || !findings.isShown(path, startLine, endLine)) return false
  const lines = findings.linesOf(path)
  // Comments and blank lines above a paragraph belong to it.
  let head = startLine
  while (head < endLine && !containsName(lines.get(head) ?? '', name)) head++
  let isLeft = false
  for (let line = head + 1; line <= endLine; line++) {
    const text = (lines.get(line) ?? '').slice(0, 72)
    if (isComment(text)) continue
    if (!idle.test(text)) return false
    isLeft ||= /[a-z]/i.test(text)
  }
  return kind === 'paragraph' && isLeft ? true : !goesOn(path, endLine, findings)
}

/** What a section does stands in its paragraphs, and a label without a statement runs on into the next one. */
function goesOn(path: string, endLine: number, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  for (let line = endLine + 1; line <= endLine + mostBehind; line++) {
    const text = (lines.get(line) ?? '').slice(0, 72)
    if (isComment(text) || text.trim() === '') continue
    const [name = ''] = /[A-Z0-9][\w-]*/i.exec(text.replace(/^\d{6}/, '')) ?? []
    return label.test(text) && !isWayOut.test(name)
  }
  return false
}
