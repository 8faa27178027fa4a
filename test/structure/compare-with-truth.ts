import type { TruthEntry } from './read-truth.ts'

/** Something that the program told, in the words of the truth. */
export interface Told {
  readonly list: string
  readonly path: string
  readonly line: number
  readonly from: string
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

type Attributes = ReadonlyMap<string, readonly string[]>

/** What is missing, too much, or other than it should be: one sentence each. `usual`: attributes of entries that do not write them. */
export function compareWithTruth(truth: readonly TruthEntry[], told: readonly Told[], usual: Attributes): string[] {
  const met = new Set<TruthEntry>()
  const report = new Set<string>()
  for (const one of told) {
    const fitting = truth.filter((entry) => fits(entry, one))
    const entry = fitting.find((fit) => !fit.optional) ?? fitting[0]
    const place = `${one.path}:${one.line} ${one.from} ${one.name}`
    if (!entry) report.add(`extra   ${place}${written(one.attributes)}`)
    else {
      met.add(entry)
      const wrong = entry.optional ? [] : differences(entry, one, usual)
      if (wrong.length > 0) report.add(`differs ${place}: ${wrong.join('; ')}`)
    }
  }
  for (const entry of truth) if (!entry.optional && !met.has(entry)) report.add(`missing ${entry.path}:${entry.text}`)
  return [...report]
}

function fits(entry: TruthEntry, told: Told): boolean {
  const from = entry.from.includes(told.from) || entry.from[0] === '*'
  return entry.path === told.path && from && entry.lines.includes(told.line) && (entry.name === told.name || entry.name === '*')
}

function differences(entry: TruthEntry, told: Told, usual: Attributes): string[] {
  return [...new Map([...usual, ...entry.attributes])]
    .filter(([key, values]) => !values.includes(told.attributes.get(key) ?? '-'))
    .map(([key, values]) => `${key} is ${told.attributes.get(key) ?? '-'}, not ${values.join(' or ')}`)
}

const written = (attributes: ReadonlyMap<string, string>) => [...attributes].map(([key, value]) => ` ${key}=${value}`).join('')
