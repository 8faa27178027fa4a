import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { capitalized } from '../../../../base/text.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Draft } from '../../aspect.ts'
import { definitionCall } from '../../calls.ts'
import { at, inert, item, type Lines, moreItem } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { isDirect, type Uses } from '../relations/users-of.ts'

/** More lines than this may be more than a search shows. */
const mostLines = 40
const mostItems = 6

/** Looks for lines that name a field of which no use is known. */
export function declaredCalls(subject: Subject, uses: Uses): readonly Call[] {
  return isUnknown(subject, uses) ? [searchCall(subject.name), definitionCall(subject.name)] : []
}

/** That a field is declared and no statement names it; undefined where that is not sure. */
export function onlyDeclared(question: Question, subject: Subject, uses: Uses, findings: Findings): Draft | undefined {
  if (!isUnknown(subject, uses) || findings.resultOf(searchCall(subject.name)) === undefined) return undefined
  const definitions = findings.definitionsOf(subject.name)
  const asItem = linesOfItem(subject.name, definitions, findings)
  if (asItem.length > 0) return ofItem(subject, asItem, findings)
  const named = linesNaming(subject.name, findings)
  const lines = named.filter(({ path, startLine }) => !isDocument(path) && !isComment(findings.linesOf(path).get(startLine) ?? ''))
  if (lines.length === 0 || named.length > mostLines || !lines.every((line) => isDeclared(line, definitions))) return undefined
  const items = lines.slice(0, mostItems).map((line) => item(findings, 'declared', [line]))
  const whole = Object.values(uses).some((some) => some.length > 0) ? ', and used with the whole of which it is part' : ''
  const said = `no statement names the field ${inert(subject.name)}: it is only declared${whole}`
  // What it was meant for may stand where it is declared.
  if (asksYesOrNo(question)) return { lead: [`No: ${said}.`, ...items], quotes: [] }
  if (/\bused for\b/i.test(question.bare)) return { lead: [`${capitalized(said)}.`, ...items], quotes: [] }
  return { lead: [], quotes: [], nothing: { said, instead: items, decides: true } }
}

/** Letters behind the name of a map's field in the names of its items (CICS TS, "Symbolic maps"). */
const itemLetters = 'LFAIODCPHVUMT'
/** An item of COBOL by its level. */
const declares = /^.{0,7}\s*\d{1,2}\s+[A-Z]/i

/** Statements with an item of a map's field, of which the structure knows nothing where the copybook that assembling the map makes is not in the code. */
function linesOfItem(name: string, definitions: readonly Definition[], findings: Findings): readonly FoundLine[] {
  if (definitions.length === 0 || !definitions.every(({ detail }) => detail?.startsWith('POS=') === true)) return []
  const own = definitions.some((one) => one.name === name.toUpperCase()) ? `[${itemLetters}]` : ''
  const item = new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}${own}(?![\w-])`, 'i')
  return findings
    .codeLinesFound(searchCall(name))
    .filter(({ path, line, text }) => item.test(text) && !declares.test(text) && !isDeclared(at({ path, line }), definitions))
}

function ofItem({ name }: Subject, lines: readonly FoundLine[], findings: Findings): Draft {
  const items = lines.slice(0, mostItems).map(({ path, line, text }) => item(findings, code(text.trim()), [at({ path, line })]))
  const said = `${inert(name)} is a field of a map; these statements have an item of its name, as the copybook has it that assembling the map makes:`
  return { lead: [said, ...items, ...moreItem(lines.length - mostItems)], quotes: [] }
}

function isUnknown({ named, kinds: [kind] }: Subject, uses: Uses): boolean {
  return named && (kind === 'field' || kind === 'record') && Object.values(uses).every((some) => !some.some(isDirect))
}

/** Lines of its declaration, or of the structure around it that names it there. */
function isDeclared({ path, startLine }: Lines, definitions: readonly Definition[]): boolean {
  return definitions.some((one) => one.path === path && one.startLine <= startLine && startLine <= one.endLine)
}
