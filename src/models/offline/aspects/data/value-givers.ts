import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import { fieldLiterals, isSameValue, literalsCall } from '../../evidence/field-literals.ts'
import { lineText } from '../../evidence/line-text.ts'
import { code } from '../../quote.ts'

const mostMembers = 20
const mostPlaces = 4
const longestText = 80
const asker = String.raw`^\W*(?:who|where|when|(?:which|what)\s+(?:programs?|modules?|routines?|paragraphs?))\b[^?]*?`
const value = String.raw`["']?([\w+-]{1,20})["']?`
const fieldKinds: ReadonlySet<string> = new Set(['field', 'symbol'])

/** Who gives a field the very value that a question names: all others that change it are no answer. */
export const valueGiversAspect: Aspect = {
  name: 'value givers',
  exact: true,
  asks: ({ text }, { named, kinds, name }) => named && fieldKinds.has(kinds[0] ?? '') && valueIn(text, name) !== undefined,
  calls: (_, { name }) => [literalsCall(name)],
  draft: (question, { name }, findings) => {
    const given = valueIn(question.text, name)
    const uses = fieldLiterals(question, name, findings).filter(
      (use) => use.how === 'set' && given !== undefined && isSameValue(use.value, given),
    )
    if (given === undefined || uses.length === 0) return undefined
    const members = [...groupBy(uses, ({ path }) => path)]
    const items = members
      .slice(0, mostMembers)
      .map(([path, all]) =>
        item(findings, `${bareFileName(path)}: ${code(lineText(all[0]?.text ?? '', longestText))}`, all.slice(0, mostPlaces).map(at)),
      )
    const more = members.length > mostMembers ? [`And ${members.length - mostMembers} more.`] : []
    return {
      lead: [
        `${code(name)} is set to ${code(given)} in ${findings.showsAllLines(literalsCall(name)) ? '' : 'at least '}${count(members.length, 'member')}:`,
        ...items,
        ...more,
      ],
      quotes: [],
      alone: true,
    }
  },
}

/** `Who sets NAME to 70`, `where is NAME set to 'A'`, `who moves 70 to NAME`. */
function valueIn(text: string, name: string): string | undefined {
  const field = String.raw`(?<![\w-])${escapeRegex(name)}(?![\w-])`
  const forms = [
    String.raw`${asker}\b(?:sets?|changes?|assigns?)\s+(?:the\s+)?(?:\w+\s+)?${field}[^?]*?\bto\s+(?:the\s+)?(?:value\s+)?${value}\W*$`,
    String.raw`${asker}\b(?:is|gets?)\s+(?:the\s+)?(?:\w+\s+)?${field}\s+(?:set|changed|given)\s+(?:to\s+)?(?:the\s+)?(?:value\s+)?${value}\W*$`,
    String.raw`${asker}\b(?:moves?|puts?|gives?)\s+(?:the\s+)?(?:value\s+)?${value}\s+(?:in)?to\s+(?:the\s+)?(?:\w+\s+)?${field}\W*$`,
  ]
  return forms.map((form) => new RegExp(form, 'i').exec(text)?.[1]).find((one) => one !== undefined)
}
