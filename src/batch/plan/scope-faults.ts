import type { ListFault } from '../question-list.ts'
import { placeholderFault, placeholdersIn, readPlaceholder } from './placeholder.ts'
import type { TemplateItem, TemplateSection, TemplateText } from './template.ts'

/** What is wrong with the placeholders of a template: names that do not exist, and kinds that cannot stand where they do. */
export function scopeFaults(section: TemplateSection, around?: string): ListFault[] {
  const { faults, kind } = lineFaults(section.title, around)
  return [
    ...faults,
    ...section.items.flatMap((item) => itemFaults(item, kind)),
    ...section.sections.flatMap((inner) => scopeFaults(inner, kind)),
  ]
}

function itemFaults({ question, nested, needs }: TemplateItem, around: string | undefined): ListFault[] {
  const { faults, kind } = lineFaults(question, around)
  const below = nested.flatMap((text) => [...nestedFaults(text, kind), ...idFaults(text, kind)])
  const wanted = needs.flatMap(({ line, text }) => {
    const message = placeholderFault(readPlaceholder(text))
    return message === undefined ? [] : [{ line, message }]
  })
  return [...faults, ...below, ...wanted]
}

/** Of a heading or question; `kind` is what it and all below it is about. */
function lineFaults({ line, text }: TemplateText, around: string | undefined): { faults: ListFault[]; kind: string | undefined } {
  const found = placeholdersIn(text)
  const wrong = found.flatMap((placeholder) => placeholderFault(placeholder) ?? [])
  if (wrong.length > 0) return { faults: wrong.map((message) => ({ line, message })), kind: around }
  const kind = around ?? found[0]?.kind
  const other = found.find((placeholder) => placeholder.kind !== kind)
  if (other === undefined) return { faults: [], kind }
  const why = around === undefined ? `This line is about {${kind}} already` : `The heading above is about {${kind}}`
  return { faults: [{ line, message: `${why}; {${other.kind}} needs a line of its own outside of it.` }], kind }
}

function nestedFaults({ line, text }: TemplateText, kind: string | undefined): ListFault[] {
  return placeholdersIn(text).flatMap((placeholder) => {
    const message = placeholderFault(placeholder)
    if (message !== undefined) return [{ line, message }]
    return placeholder.kind === kind ? [] : [{ line, message: `The question above does not name {${placeholder.kind}}.` }]
  })
}

/** An id that stays the same for every thing would be that of many questions. */
function idFaults({ line, text }: TemplateText, kind: string | undefined): ListFault[] {
  if (kind === undefined || !/^(?:id|file)\s*:/i.test(text) || placeholdersIn(text).length > 0) return []
  return [{ line, message: `The question is asked of every {${kind}}: put {${kind}} into ${text.split(':')[0]?.trim()}.` }]
}
