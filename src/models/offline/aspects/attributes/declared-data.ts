import { sameName } from '../../../../answer/name-match.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { withoutBlockRemarks } from '../../evidence/comment-lines.ts'
import { isLibraryMember } from '../../evidence/library-member.ts'
import { lineText } from '../../evidence/line-text.ts'
import { definingCalls, scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings } from '../../findings.ts'
import { type Attribute, askedAttributes, thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { definitionItem, spelledOut } from '../data/definition.ts'

const mostItems = 6
const mostQuoted = 2
const longestStatement = 8
const longestGroup = 24
const longestText = 100
const ofData: ReadonlySet<Attribute> = new Set([
  'type',
  'length',
  'precision',
  'initial',
  'value',
  'bounds',
  'storage',
  'offset',
  'declaration',
])
const ofFiles: ReadonlySet<Attribute> = new Set(['type', 'declaration', 'fileUse', 'recordSize', 'storage'])
/** The attributes of PL/I, and the types of DS and DC. */
const declares =
  /^(?:\d+ )?(?:\(.*?\)\s*)?(?:D[SC]\b|DXD\b|FIXED|FLOAT|BIN|DEC|CHAR|BIT\b|GRAPHIC|WIDECHAR|PIC(?:TURE)?\s*'|POINTER|PTR|OFFSET|HANDLE|AREA|ENTRY|LABEL|FORMAT|TASK|EVENT|COMPLEX|CPLX|REAL|BASED|STATIC|AUTO|CTL|CONTROLLED|DEFINED|EXT|LIKE|TYPE|UNSIGNED|SIGNED|STRUCTURE|UNION|VARYING|ORDINAL|INIT|VALUE|DIM|ALIGNED|UNALIGNED|FILE\b|RETURNS|BUILTIN)/i

/** What the declaration of a data item or file says in PL/I and assembler, where just that is asked: type, length, first value, bounds, storage, use of the file. */
export const declaredDataAspect: Aspect = {
  name: 'declared data',
  exact: true,
  asks: (question) => askedAttributes(question).some((one) => ofData.has(one) || ofFiles.has(one)) && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...linesBeside(question, findings).map(({ call }) => call),
    ...declarationsOf(question, findings).map(({ path, startLine }) => readCall(path, startLine - 1, startLine + longestStatement)),
    ...groupsOf(question, findings).map(({ path, startLine }) => readCall(path, startLine - 1, startLine + longestGroup)),
  ],
  draft: (question, _, findings) => {
    const found = spelledOut(declarationsOf(question, findings), findings)
    const lines = found.length > 0 ? [] : linesBeside(question, findings).flatMap(({ name, call }) => lineItems(name, call, findings))
    if (lines.length > 0) return { lead: lines.slice(0, mostItems), quotes: [], alone: true, defines: true }
    if (found.length === 0) return undefined
    return {
      lead: found.map((definition) => definitionItem(findings, definition, definition)),
      // Of one line the item says all.
      quotes: [
        ...found.slice(0, mostQuoted).map((definition) => statementAt(definition, findings)),
        ...groupsOf(question, findings).map((group) => groupAt(group, findings)),
      ].filter(({ lines }) => lines.length > 1),
      alone: true,
      defines: true,
    }
  },
}

/** Of the first thing that is declared in the members named beside it. */
function declarationsOf(question: Question, findings: Findings): readonly Definition[] {
  const asked = askedAttributes(question)
  const kinds = new Set([
    ...(asked.some((one) => ofData.has(one)) ? ['field', 'record'] : []),
    ...(asked.some((one) => ofFiles.has(one)) ? ['file'] : []),
  ])
  for (const name of thingsNamed(question)) {
    const all = findings
      .definitionsOf(name)
      .filter(
        (one) => kinds.has(one.kind) && sameName(one.name, name) && (one.kind === 'file' ? isDeclaredFile(one) : isDeclared(one, asked)),
      )
    const inside = all.filter((one) => isOfNamed(one, name, question))
    const found = inside.length > 0 ? inside : within(all, scopeOf(name, question, findings))
    if (found.length > 0) return distinctBy(found, ({ path, startLine }) => `${path} ${startLine}`).slice(0, mostItems)
  }
  return []
}

/** Whether the structure that it is a part of is named beside it. */
function isOfNamed({ of, field }: Definition, name: string, question: Question): boolean {
  const groups = [...(of === undefined ? [] : [of]), ...(field?.groups ?? [])]
  return thingsNamed(question).some((other) => other !== name && groups.some((group) => sameName(group, other)))
}

/** The structures of PL/I that a question names whose first values it asks for: their parts have them. */
function groupsOf(question: Question, findings: Findings): readonly Definition[] {
  const asked = askedAttributes(question)
  if (!asked.includes('initial') && !asked.includes('value')) return []
  const named = thingsNamed(question).flatMap((name) =>
    within(
      findings.definitionsOf(name).filter((one) => one.kind === 'record' && sameName(one.name, name) && ofPli.test(one.path)),
      scopeOf(name, question, findings),
    ),
  )
  return named.slice(0, mostQuoted)
}

/** With its parts, up to the end of its statement or the next structure in it. */
function groupAt({ path, startLine }: Definition, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  const textAt = (line: number) => withoutBlockRemarks((lines.get(line) ?? '').slice(0, 80)).replace(/\s*(?:\d{6,8})?\s*$/, '')
  let endLine = startLine
  while (endLine < startLine + longestGroup && lines.has(endLine + 1) && !textAt(endLine).endsWith(';')) {
    // Behind a comma stands the next part, or what is no part any more.
    if (textAt(endLine).endsWith(',') && !/^\s*(?:[2-9]|\d\d)\s|^\s*$/.test(textAt(endLine + 1))) break
    endLine++
  }
  return quoteLines({ path, startLine, endLine }, findings)
}

const ofPli = /\.(?:pli|pl1|plinc|dcl|incl\.pl1)$/i
const givesValue = /\b(?:VALUE|INIT(?:IAL)?)\b|\bDC\b/i

/** In PL/I or assembler; with a value where only that is asked for. */
function isDeclared({ path, detail = '', of, field }: Definition, asked: readonly Attribute[]): boolean {
  // A column of a table has a type of the same words.
  if (of !== undefined && field === undefined && !ofPli.test(path) && !/^(?:D[SC]|DXD)\b/.test(detail)) return false
  const isValue = asked.every((one) => one === 'value')
  return (ofPli.test(path) || declares.test(detail)) && (!isValue || givesValue.test(detail))
}

/** By a declaration of PL/I. */
function isDeclaredFile({ detail = '' }: Definition): boolean {
  return /^FILE\b/.test(detail)
}

/** Declarations in the members that are named beside it: of a name that many have not all are told. */
function linesBeside(question: Question, findings: Findings): readonly { readonly name: string; readonly call: Call }[] {
  return thingsNamed(question).flatMap((name) =>
    scopeOf(name, question, findings)
      .slice(0, 2)
      .filter((path) => path !== '' && (ofPli.test(path) || isLibraryMember(path)))
      .map((path) => {
        const of = escapeRegex(name)
        return { name, call: linesCall(String.raw`\b(?:DCL|DECLARE)\s+(?:\d+\s+)?${of}[\s(,;]|^\s*\d+\s+${of}[\s(,;]`, mostItems, path) }
      }),
  )
}

function lineItems(name: string, call: Call, findings: Findings): readonly string[] {
  return findings
    .codeLinesFound(call)
    .map((line) =>
      item(
        findings,
        `${nameFor(findings, name, [at(line)])} in ${inert(bareFileName(line.path))}: ${code(lineText(line.text, longestText))}`,
        [at(line)],
      ),
    )
}

/** Up to the end of its statement, or of its item of a structure. */
function statementAt({ path, startLine }: Definition, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  let endLine = startLine
  const isEnd = (text: string) => /[;,]\s*(?:\/\*.*)?(?:\d{6,8})?\s*$/.test(text.slice(0, 80)) || !/^\s/.test(text)
  while (endLine < startLine + longestStatement && lines.has(endLine + 1) && !isEnd(lines.get(endLine) ?? '')) endLine++
  return quoteLines({ path, startLine, endLine }, findings)
}
