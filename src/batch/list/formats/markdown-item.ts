import type { Token, Tokens } from 'marked'
import type { Diagnostic } from '../../../base/diagnostic.ts'
import { nearest } from '../../../base/text.ts'
import type { ListFault } from '../../question-list.ts'
import { quoted } from '../clean-text.ts'
import { addField, fieldName, questionFields } from '../list-fields.ts'
import type { RawField, RawQuestion } from '../raw-list.ts'
import { isComment, isList, placed, placedItems } from './markdown-blocks.ts'

export interface Found {
  readonly notes: Diagnostic[]
  readonly faults: ListFault[]
}

const fieldsOfItem: readonly string[] = questionFields.filter((name) => name !== 'question')

/**
 * The question of a list item: its first text. Items below it of the form `key: value` are its fields, all else below it is context. Undefined for an item
 * that does not begin with a text.
 */
export function itemQuestion(item: Tokens.ListItem, line: number, found: Found): RawQuestion | undefined {
  const [first, ...rest] = placed(item.tokens, line).filter(({ token }) => !['space', 'checkbox'].includes(token.type) && !isComment(token))
  if (first === undefined || !isText(first.token)) return undefined
  const fields = new Map<string, RawField>([['question', { value: withoutBox(first.token.text), line: first.line }]])
  const context: RawField[] = []
  for (const { token, line: at } of rest) {
    if (isList(token)) for (const below of placedItems(token, at)) addBelow(below, { fields, context }, found)
    else if (token.type !== 'hr') context.push({ value: token.raw, line: at })
  }
  const [told] = context
  if (told) fields.set('context', { value: context.map(({ value }) => String(value).trim()).join('\n'), line: told.line })
  return { line: first.line, fields }
}

function addBelow(
  { item, line }: { item: Tokens.ListItem; line: number },
  into: { fields: Map<string, RawField>; context: RawField[] },
  found: Found,
): void {
  const [, key = '', value = ''] = /^([\p{L}_-]{2,20})[ \t]*:(?!\/\/)\s*([\s\S]*)$/u.exec(item.text) ?? []
  const name = fieldName(key)
  if (name === 'context') into.context.push({ value, line })
  else if (fieldsOfItem.includes(name)) addField(into.fields, name, { value: textsBelow(item) ?? value, line }, found.faults)
  else {
    into.context.push({ value: item.text, line })
    const [near] = name === '' ? [] : nearest(name, fieldsOfItem, 1, 1)
    if (near !== undefined) found.notes.push(taken(name, near, line))
  }
}

/** `tags:` with its values as items below it. */
function textsBelow(item: Tokens.ListItem): string[] | undefined {
  const list = item.tokens.find(isList)
  return list?.items.map(({ text }) => text)
}

function taken(name: string, near: string, line: number): Diagnostic {
  return { level: 'warning', rule: 'unknown-field', message: `${quoted(name)} is read as context. Did you mean ${quoted(near)}?`, line }
}

function isText(token: Token): token is Tokens.Text | Tokens.Paragraph {
  return token.type === 'text' || token.type === 'paragraph'
}

/** The box of a task list, whether it is ticked or not. */
function withoutBox(text: string): string {
  return text.replace(/^\[[ xX]\][ \t]+/, '')
}
