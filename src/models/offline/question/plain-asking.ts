import { keepSome } from '../../../base/keep-some.ts'
import { nameMark } from './name-mark.ts'
import { purposeWays } from './purpose-ways.ts'
import { deeds, does, relationWays } from './relation-ways.ts'
import { describingWays, screenDataWays } from './screen-data-ways.ts'

/** A longer question is not asked by a name and a few words: what fits nothing but a whole question is not tried. */
const longestWhole = 90
const ofWhole = /^\^.*(?:\(\?=\\W\*\$\)|\\W\*\$)$/
const compiled = (all: readonly (readonly [string, string])[]) =>
  all.map(([pattern, plain]) => ({
    way: new RegExp(pattern, 'gi'),
    plain,
    longest: ofWhole.test(pattern) ? longestWhole : Number.POSITIVE_INFINITY,
  }))
const ofNamed = compiled([...screenDataWays, ...relationWays, ...purposeWays])
const ofDescribed = compiled(describingWays)

/** Each way asks about a name, or about what points to one. */
const asksAboutIt = new RegExp(String.raw`\b(?:${nameMark}|it|this|that)\b`, 'i')

/** A question, names marked, in the words that rules on questions look for: `which job is NAME part of` is `which job runs NAME`. */
export const plainAsking = keepSome((bare: string): string => {
  const known = asksAboutIt.test(bare) ? ofNamed : ofDescribed
  return known.reduce(
    (text, { way, plain, longest }) => (text.length > longest ? text : text.replace(way, (...found) => said(found, plain))),
    bare,
  )
})

/** The plain way with its words put in; what only spells `name` in small letters marks none. */
function said(found: readonly unknown[], plain: string): string {
  const groups = found.at(-1) as Readonly<Record<string, string | undefined>>
  if (groups.it !== nameMark && groups.it?.toUpperCase() === nameMark) return String(found[0])
  return plain.replaceAll(/\$<(\w+)>/g, (_, group: string) => {
    const text = groups[group] ?? ''
    const deed = deeds[text.toLowerCase()] ?? text
    return group === 'does' ? does(deed) : group === 'done' ? deed : text
  })
}
