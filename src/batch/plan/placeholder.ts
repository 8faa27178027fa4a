import { nearest } from '../../base/text.ts'
import type { PlanCode } from './plan-code.ts'
import type { PlanThing } from './plan-kind.ts'
import { planKinds } from './plan-kinds.ts'

/** `{program.main}`: a kind of thing, and what has to be true of it. */
export interface Placeholder {
  readonly kind: string
  readonly traits: readonly string[]
}

const placeholders = /\{([^{}]*)\}/g
/** Stands for the name of the code that the plan is about; it is no kind of thing. */
const system = 'system'

/** The placeholders of a text but `{system}`, which is the same everywhere. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(placeholders)].flatMap(([, inside = '']) => (inside === system ? [] : [readPlaceholder(inside)]))
}

/** `program.main` and the like. */
export function readPlaceholder(inside: string): Placeholder {
  const [kind = '', ...traits] = inside.trim().split('.')
  return { kind, traits }
}

/** What is wrong with it, one sentence; undefined for nothing. */
export function placeholderFault({ kind, traits }: Placeholder): string | undefined {
  const known = Object.hasOwn(planKinds, kind) ? planKinds[kind] : undefined
  if (known === undefined) {
    const names = [...Object.keys(planKinds), system]
    return `{${[kind, ...traits].join('.')}} is no placeholder. ${suggestion(kind, names)}`
  }
  const names = Object.keys(known.traits)
  const wrong = traits.find((trait) => !names.includes(trait))
  if (wrong === undefined) return undefined
  return `{${kind}.${wrong}}: there is no trait ${JSON.stringify(wrong)} of {${kind}}. ${names.length > 0 ? suggestion(wrong, names) : 'It has none.'}`
}

function suggestion(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  return near.length > 0 ? `Near to it: ${near.join(', ')}.` : `There are ${names.join(', ')}.`
}

/** Whether the thing has all traits of the placeholder, which has no fault. */
export function fits({ kind, traits }: Placeholder, thing: PlanThing, code: PlanCode): boolean {
  return traits.every((trait) => planKinds[kind]?.traits[trait]?.holds(thing, code))
}

/** The text with names in place of its placeholders. */
export function withNames(text: string, names: { readonly system: string; readonly thing?: string | undefined }): string {
  return text.replace(placeholders, (written, inside: string) => (inside === system ? names.system : (names.thing ?? written)))
}
