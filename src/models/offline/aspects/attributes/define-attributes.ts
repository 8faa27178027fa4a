import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { type DefineCommand, type DefinedOperand, defineCommand } from '../../evidence/define-command.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { termsIn } from '../../evidence/told-words.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedDefineClauses, type DefineClause } from '../../question/asked-define-clauses.ts'
import { attributeBare } from '../../question/attribute-bare.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { nameTokens } from './jcl-places.ts'

const mostFound = 100
const mostRead = 12
const mostTold = 6
const mostQuoted = 2
const mostLines = 14
const mostAlike = 4
/** Lines of a definition, and those above it that tell in which step it stands or what it is for. */
const room = { above: 6, behind: 34 } as const
/** Lines from DEFINE to the name of what it defines. */
const toName = 4
const ofCatalog = /\b(?:clusters?|gdgs?|generation|ksds|esds|rrds|aix|alternate index(?:es)?|vsam|idcams)\b/i
/** Words that every definition has. */
const ofAny =
  /^(?:keys?|records?|files?|vsam|ksds|esds|clusters?|lengths?|sizes?|index(?:ed)?|data ?sets?|options?|space|volumes?|gdgs?|defin\w*|limits?|generations?)$/i

/** What DEFINE says of a cluster, a generation data group or a resource of CICS. */
export const defineAttributesAspect: Aspect = {
  name: 'attributes of definitions',
  asks: (question) =>
    (nameTokens(question).length > 0 || ofCatalog.test(question.text)) &&
    partsOf(question.text).length === 1 &&
    askedDefineClauses(attributeBare(question)).length > 0,
  calls: (question, _, findings) => [catalogCall, ...ofName(question), ...linesMeant(question, findings).map(windowCall)],
  draft: (question, _, findings) => {
    const meant = meantDefinitions(question, findings)
    const asked = askedDefineClauses(attributeBare(question))
    const told = meant.flatMap((one) =>
      asked.flatMap((clause) => operandsFor(one.command, clause, question).map((operand) => ({ one, clause, operand }))),
    )
    if (told.length === 0) return undefined
    const lead = told.slice(0, mostTold).map(({ one, clause, operand }) => operandItem(one, operand, clause, findings))
    const quotes = [...new Set(told.map(({ one }) => one))].slice(0, mostQuoted).flatMap((one) => quoteOf(one, findings))
    return { lead, quotes, alone: true }
  },
}

interface Placed {
  readonly path: string
  readonly command: DefineCommand
}

const catalogCall: Call = linesCall(String.raw`\bDEF(?:INE)?\s+(?:CLUSTER|CL|ALTERNATEINDEX|AIX|GENERATIONDATAGROUP|GDG|PATH)\b`, mostFound)

/** Where something of that name is defined: in the parentheses of its type, or of NAME. */
function ofName(question: Question): readonly Call[] {
  const any = nameTokens(question).map(escapeRegex).join('|')
  return any === ''
    ? []
    : [
        linesCall(String.raw`\bDEF(?:INE)?\s+[A-Z0-9]+\s*\(\s*(?:${any})\s*\)`, mostFound),
        linesCall(String.raw`\bNAME\s*\(\s*'?(?:[\w@#$&<>.-]+\.)?(?:${any})(?:\.[\w@#$&<>.-]+)?'?\s*\)`, mostFound),
      ]
}

function windowCall({ path, line }: FoundLine): Call {
  return readCall(path, line - room.above, line + room.behind)
}

/** The lines with DEFINE that may be meant, likeliest first. */
function linesMeant(question: Question, findings: Findings): readonly FoundLine[] {
  const [resources, names] = ofName(question)
  const inCatalog = findings.codeLinesFound(catalogCall)
  const named = names === undefined ? [] : findings.codeLinesFound(names)
  const byName = inCatalog.filter(({ path, line }) =>
    named.some((one) => one.path === path && one.line >= line && one.line <= line + toName),
  )
  const tokens = nameTokens(question)
  const byMember = inCatalog.filter(({ path }) => tokens.includes(bareFileName(path).toUpperCase()))
  const found = [...(resources === undefined ? [] : findings.codeLinesFound(resources)), ...byName, ...byMember]
  if (found.length > 0 || !ofCatalog.test(question.text)) return [...new Set(found)].slice(0, mostRead)
  const words = telling(question, findings)
  const worth = ({ path, text }: FoundLine) => tellsOf([path.replaceAll(/[/_.]/g, ' '), text], words)
  return inCatalog.toSorted((a, b) => worth(b) - worth(a)).slice(0, mostRead)
}

function telling(question: Question, findings: Findings) {
  return tellingWords(question, findings).filter(({ word }) => !ofAny.test(word))
}

/** Those that have all names of the question, and the type that it says; where it names none of them, those that its words fit best. */
function meantDefinitions(question: Question, findings: Findings): readonly Placed[] {
  const tokens = nameTokens(question)
  const found = linesMeant(question, findings).flatMap(({ path, line }): readonly Placed[] => {
    const command = defineCommand(findings.linesOf(path), line)
    return command === undefined ? [] : [{ path, command }]
  })
  const clauses = askedDefineClauses(attributeBare(question))
  const having = found.filter(({ command }) => clauses.some((clause) => operandsFor(command, clause, question).length > 0))
  const named = having.filter((one) => tokens.every((token) => isNamed(one, token)))
  const words = telling(question, findings)
  const weighed = named.map((one) => {
    const { name, startLine, type } = one.command
    const lines = findings.linesOf(one.path)
    const above = linesBetween(lines, startLine - room.above, startLine - 1).filter((line) => /^\/\/\*|^\s*(?:\/\*|\*)/.test(line))
    const text = `${name.replaceAll('.', ' ')} ${one.path.replaceAll(/[/_.]/g, ' ')} ${above.join(' ')}`
    const isExact = tokens.some((token) => name === token)
    return { one, weight: tellsOf([...termsIn(text)], words) + (isExact ? 1 : 0) + (saysType(question.text, type) ? 1 : 0) }
  })
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  const best = weighed.filter(({ weight }) => weight === most)
  // What only a word of the trade tells apart is any of many.
  if (tokens.length === 0 && best.length > mostAlike) return []
  return weighed.filter(({ weight }) => weight === most).map(({ one }) => one)
}

/** By its own name or a part of it, or by the member that it stands in. */
function isNamed({ path, command: { name, operands } }: Placed, token: string): boolean {
  if (name === token || `.${name}.`.includes(`.${token}.`) || bareFileName(path).toUpperCase() === token) return true
  return operands.some(({ key, value }) => key === 'GROUP' && value.toUpperCase() === token)
}

const types: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:CLUSTER|CL)$/, /\b(?:clusters?|ksds|esds|rrds)\b/i],
  [/^(?:AIX|ALTERNATEINDEX)$/, /\b(?:aix|alternate index(?:es)?)\b/i],
  [/^(?:GDG|GENERATIONDATAGROUP)$/, /\b(?:gdgs?|generations?)\b/i],
  [/^FILE$/, /\bfiles?\b/i],
  [/^PROGRAM$/, /\bprograms?\b/i],
  [/^TRANSACTION$/, /\btransactions?\b/i],
  [/^MAPSET$/, /\b(?:mapsets?|maps?)\b/i],
  [/^TDQUEUE$/, /\b(?:queues?|tdqs?|tdqueues?)\b/i],
  [/^LIBRARY$/, /\blibrar(?:y|ies)\b/i],
]

function saysType(text: string, type: string): boolean {
  return types.some(([one, said]) => one.test(type) && said.test(text))
}

/** The first of each of its keywords: what DATA and INDEX say stands behind what holds for all. */
function operandsFor({ operands }: DefineCommand, { keys }: DefineClause, { text }: Question): readonly DefinedOperand[] {
  const all = operands.filter(({ key }) => keys.includes(key))
  // Which of several is that of the data or index component only lines show.
  if (/\b(?:data|index) component\b/i.test(text) && all.length > 1) return []
  return all.filter(({ key }, i) => all.findIndex((one) => one.key === key) === i)
}

function operandItem(
  { path, command }: Placed,
  { key, value, line }: DefinedOperand,
  { explain }: DefineClause,
  findings: Findings,
): string {
  const places = [at({ path, line: command.startLine }), at({ path, line })]
  const place = at({ path, line })
  const text = findings.linesOf(path).get(line) ?? ''
  const shown = value === '' ? '' : `(${text.includes(value) ? code(value) : inert(value)})`
  const said = explain?.(value, key)
  const has = value === '' ? `is ${key}` : `has ${key}${shown}`
  return item(
    findings,
    `${typeWord(command.type)} ${nameFor(findings, command.name, [place])} ${has}${said === undefined ? '' : `: ${said}`}`,
    line === command.startLine ? [place] : places.slice(1),
  )
}

function typeWord(type: string): string {
  if (/^(?:GDG|GENERATIONDATAGROUP)$/.test(type)) return 'GDG'
  if (/^(?:AIX|ALTERNATEINDEX)$/.test(type)) return 'alternate index'
  return type === 'CL' ? 'cluster' : type.toLowerCase()
}

function quoteOf({ path, command: { startLine, endLine } }: Placed, findings: Findings): readonly Quote[] {
  const quote = quoteLines({ path, startLine, endLine }, findings, mostLines)
  return quote.lines.length < 2 ? [] : [quote]
}
