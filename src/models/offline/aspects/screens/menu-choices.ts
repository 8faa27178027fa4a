import { groupBy } from '../../../../base/group-by.ts'
import { keepLast } from '../../../../base/keep-last.ts'
import type { Aspect } from '../../aspect.ts'
import { flowCall, outlineCall, referencesCall } from '../../calls.ts'
import { moreItem } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { asksForMenu } from '../../question/asks-for-menu.ts'
import type { Subject } from '../../subjects.ts'
import { asksKeys, chosenOptions } from './chosen-option.ts'
import { type Branch, branchesOf, type ChosenLink } from './key-branches.ts'
import { keyIdentity } from './key-names.ts'
import { branchItem } from './keys.ts'
import { optionTexts } from './option-texts.ts'
import { isScreenThing, mapsOf, screenProgramCalls, screenPrograms } from './screen-programs.ts'

const mostOptions = 20
/** Fewer values of a field are a switch. */
const fewestOptions = 3
const asksChoices = keepLast(
  (bare: string) =>
    /\b(?:what|which|list|show)\b[^?]*\b(?:options?|choices?|selections?|chosen|choose|picked|pick|menus?)\b|\bcan (?:be selected|\w+ select)\b/i.test(
      bare,
    ) &&
    !asksKeys(bare) &&
    !asksForMenu(bare),
)
/** `OPTION WHEN '1'`, `OPTIONI = '1'`: the field, and the value of one or two signs. */
const tested =
  /^([A-Z][\w-]*)(?:\s+(?:OF|IN)\s+[\w-]+)?\s+(?:WHEN|=|IS(?:\s+EQUAL)?(?:\s+TO)?|EQUALS?(?:\s+TO)?)\s*['"]?0*([A-Z]|\d{1,2})['"]?$/i
/** What tells how something ended, or a key, is nothing that a user chooses. */
const ofOutcome = /STATUS|RESP|SQLCODE|RETURN-?CODE|-FS$|-RC$|FLA?G|EOF|EIB|AID|SWITCH|-SW$/i

/** What the options of a menu lead to, where the program tests them one by one, with what the screen says of each. */
export const menuChoicesAspect: Aspect = {
  name: 'menu choices',
  asks: ({ bare }, subject) => asksChoices(bare) && chosenOptions({ bare }).length === 0 && isScreenThing(subject),
  calls: (_, subject, findings) => [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).flatMap((name) => [flowCall(name), referencesCall(name, 'callees')]),
    ...mapsOf(subject, findings).map(outlineCall),
    ...choicesOf(subject, findings).flatMap(({ links: [first] }) =>
      first?.kindOfTarget === 'transaction' ? [referencesCall(first.target, 'callees')] : [],
    ),
  ],
  draft: (_, subject, findings) => {
    const choices = choicesOf(subject, findings)
    const texts = optionTexts(subject, findings)
    if (choices.length === 0 || keptInTable(subject, findings)) return undefined
    const lead = choices.slice(0, mostOptions).map((one) => branchItem(findings, one, texts))
    return { lead: [...lead, ...moreItem(choices.length - mostOptions)], quotes: [], alone: true }
  },
}

/** A table of names tells of each option what it leads to (`menu-options.ts`). */
function keptInTable(subject: Subject, findings: Findings): boolean {
  return screenPrograms(subject, findings).some((name) =>
    findings.referencesOf(name, 'callees').some(({ how, to }) => how === 'table' && to.kind === 'program'),
  )
}

/** Of each option of the first program that has some, the statements that go on with it. */
function choicesOf(subject: Subject, findings: Findings): readonly Branch[] {
  const texts = optionTexts(subject, findings)
  for (const program of screenPrograms(subject, findings)) {
    const { field, options } = optionsOf(program, findings)
    // Where the screen numbers nothing so, values may tell anything apart.
    if (options.filter((option) => texts.has(keyIdentity(`option ${option}`))).length < Math.min(options.length, fewestOptions - 1))
      continue
    const branches = options.flatMap((option) => branchesOf({ bare: `option ${option}`, text: '' }, program, findings))
    const choices = branches.map((one) => ({ ...one, links: leading(one.links, field) })).filter(({ links }) => links.length > 0)
    if (choices.length >= fewestOptions) return choices
  }
  return []
}

/** The field of which most values are tested, and these. */
function optionsOf(program: string, findings: Findings): { readonly field: string; readonly options: readonly string[] } {
  const flows = findings.structure(flowCall(program), 'flow')?.subjects ?? []
  const parts = flows.flatMap(({ links }) => links.flatMap(({ condition }) => condition?.split(', ') ?? []))
  const tests = parts.flatMap((part) => {
    const [, field = '', value = ''] = tested.exec(part) ?? []
    return value === '' || ofOutcome.test(field) ? [] : [{ field: field.toUpperCase(), value: value.toUpperCase() }]
  })
  const byField = [...groupBy(tests, ({ field }) => field)].map(([field, of]) => ({
    field,
    options: [...new Set(of.map(({ value }) => value))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  }))
  const [most] = byField.toSorted((a, b) => b.options.length - a.options.length)
  return most !== undefined && most.options.length >= fewestOptions ? most : { field: '', options: [] }
}

/** What is done when the field has the value and nothing else is asked, those first that lead to other programs. */
function leading(links: readonly ChosenLink[], field: string): readonly ChosenLink[] {
  const own = links.filter(({ condition = '' }) => {
    const last = condition.split(', ').at(-1) ?? ''
    return tested.exec(last)?.[1]?.toUpperCase() === field
  })
  const away = own.filter(({ kindOfTarget }) => kindOfTarget === 'transaction' || kindOfTarget === 'program')
  return away.length > 0 ? away : own
}
