import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type MeasureName, type Measures, measureNames } from './score.ts'

const bounds = z.partialRecord(z.enum(measureNames), z.number())
const floorsSchema = z.strictObject({ atLeast: bounds, atMost: bounds })

/** What the offline model's measures must not fall behind. */
export type Floors = z.infer<typeof floorsSchema>

export function readFloors(path = 'evals/floors.json'): Floors {
  return floorsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** One line for each measure that is worse than its floor; one that could not be measured is. */
export function belowFloors(measures: Measures, { atLeast, atMost }: Floors): string[] {
  const lines = (limits: z.infer<typeof bounds>, word: string, holds: (value: number, limit: number) => boolean) =>
    Object.entries(limits).flatMap(([name, limit]) => {
      const value = measures[name as MeasureName]
      return value !== null && holds(value, limit) ? [] : [`${name} is ${value}, should be ${word} ${limit}`]
    })
  return [...lines(atLeast, 'at least', (value, limit) => value >= limit), ...lines(atMost, 'at most', (value, limit) => value <= limit)]
}
