import type { ChalkInstance } from 'chalk'
import { addUsage } from '../answer/add-usage.ts'
import type { Usage } from '../answer/answer.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText, grouped } from '../base/text.ts'

interface UsedBy {
  readonly question: string
  readonly usage: Usage
}

/** Below this a question says nothing any more. */
const narrowestQuestion = 12

/** The tokens of each question, and their sum; the cost has a column where it is known of any. Ends with a newline. */
export function usageTable(
  questions: readonly UsedBy[],
  { width, colors }: { readonly width: number; readonly colors: ChalkInstance },
): string {
  const usages = questions.map(({ usage }) => usage)
  const withCost = usages.some(({ costUsd }) => costUsd !== null)
  const head = ['In', 'Out', 'Cached', ...(withCost ? ['Cost'] : [])]
  const sum = usages.reduce(addUsage)
  const rows = [head, ...[...usages, sum].map((usage) => cells(usage, withCost))]
  const columns = head.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const numbers = (row: readonly string[]) => row.map((cell, i) => cell.padStart(columns[i] ?? 0)).join('  ')
  const room = Math.max(narrowestQuestion, width - numbers(head).length - 2)
  const texts = ['Question', ...questions.map(({ question }) => cutText(sanitizeLine(question), room)), 'all']
  return rows
    .map((row, i) => `${numbers(row)}  ${texts[i]}`)
    .map((line, i) => `${i === 0 || i === rows.length - 1 ? colors.bold(line) : line}\n`)
    .join('')
}

function cells({ inputTokens, outputTokens, cachedTokens, costUsd }: Usage, withCost: boolean): string[] {
  return [
    ...[inputTokens, outputTokens, cachedTokens].map(grouped),
    ...(withCost ? [costUsd === null ? '?' : `$${costUsd.toFixed(4)}`] : []),
  ]
}
