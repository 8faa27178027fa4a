import { Composer, type CST, type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, Parser, Scalar } from 'yaml'
import type { ListFault } from '../../question-list.ts'
import { cleanLine, quoted } from '../clean-text.ts'
import { type LocatedEntry, type LocatedValue, maxNesting } from './located-value.ts'

/** Keys of one map. Of thousands each would be compared with each. */
const maxKeys = 200
/** What follows from one mistake are many. */
const maxFaults = 20

type Read = { readonly value: LocatedValue } | { readonly faults: readonly ListFault[] }

/**
 * YAML with the line of each value; null for a text without any. Every scalar is the text that was written (`007`, `yes`); nothing, `~` and `null` are null.
 * Tags and aliases are faults: the first mean types that a list has no use for, the second make huge lists of small files.
 */
export function readYaml(text: string): Read {
  const lines = new LineCounter()
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line)
  const tokens = [...new Parser(lines.addNewLine).parse(text)]
  const hostile = hostileFault(tokens, lineAt)
  if (hostile) return { faults: [hostile] }
  const composer = new Composer({ schema: 'failsafe', stringKeys: true, resolveKnownTags: false })
  const [document, another] = [...composer.compose(tokens, true, text.length)]
  if (document === undefined) return { value: { kind: 'scalar', line: 1, value: null } }
  const faults = syntaxFaults(document, lineAt)
  if (another) faults.push({ line: lineAt(another.range[0]), message: 'A second document begins here. Put all into one.' })
  if (faults.length > 0) return { faults }
  const value = locatedOf(document.contents, lineAt, faults)
  return faults.length > 0 ? { faults } : { value }
}

function syntaxFaults({ errors, warnings }: Document.Parsed, lineAt: (offset: number) => number): ListFault[] {
  return [...errors, ...warnings].slice(0, maxFaults).map(({ message, pos, code }) => {
    const hint = code === 'BLOCK_AS_IMPLICIT_KEY' ? ' Put a text that holds a colon into quotes.' : ''
    return { line: lineAt(pos[0]), message: `This YAML cannot be read: ${cleanLine(message)}.${hint}` }
  })
}

/** The parser's tokens are walked without recursion, before they are composed with it: far down the stack V8 ends the process instead of throwing. */
function hostileFault(tokens: readonly CST.Token[], lineAt: (offset: number) => number): ListFault | undefined {
  const open: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth })
    if (!('items' in token)) continue
    if (depth > maxNesting) return { line: lineAt(token.offset), message: 'This is nested too deeply for a list of questions.' }
    if (token.type !== 'block-seq' && token.items.filter(({ sep }) => sep).length > maxKeys) {
      return { line: lineAt(token.offset), message: `This map has more than ${maxKeys} keys.` }
    }
    for (const { key, value } of token.items) {
      if (key) open.push({ token: key, depth: depth + 1 })
      if (value) open.push({ token: value, depth: depth + 1 })
    }
  }
  return undefined
}

function locatedOf(node: ParsedNode | null, lineAt: (offset: number) => number, faults: ListFault[]): LocatedValue {
  if (node === null) return { kind: 'scalar', line: 1, value: null }
  const line = lineAt(node.range[0])
  if (isAlias(node)) faults.push({ line, message: `${quoted(`*${node.source}`)} is an alias, which is not followed. Write the text out.` })
  if (isSeq(node)) return { kind: 'list', line, items: node.items.map((item) => locatedOf(item, lineAt, faults)) }
  if (isMap(node)) return { kind: 'map', line, entries: node.items.map((pair) => entryOf(pair, lineAt, faults)) }
  return { kind: 'scalar', line, value: isScalar(node) ? scalarOf(node) : null }
}

function entryOf(
  pair: { key: ParsedNode; value: ParsedNode | null },
  lineAt: (offset: number) => number,
  faults: ListFault[],
): LocatedEntry {
  const line = lineAt(pair.key.range[0])
  const key = isScalar(pair.key) ? String(pair.key.value) : ''
  const value: LocatedValue = pair.value === null ? { kind: 'scalar', line, value: null } : locatedOf(pair.value, lineAt, faults)
  return { key, line, value }
}

function scalarOf({ type, value }: Scalar): string | null {
  const text = String(value)
  return type === Scalar.PLAIN && ['', '~', 'null'].includes(text) ? null : text
}
