import type { ChalkInstance } from 'chalk'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import { cutToColumns, displayWidth } from './display-width.ts'
import { duration, roughDuration } from './duration.ts'

/** How far a batch is, as its bar shows it. */
export interface BatchProgress {
  readonly total: number
  /** Asked and over, whatever came of it, in this run or before. */
  readonly done: number
  readonly failed: number
  /** Of this run. */
  readonly tokens: number
  /** Questions a minute; undefined as long as nobody knows. */
  readonly rate: number | undefined
  readonly leftMs: number | undefined
  /** What is being asked, that which takes longest first. */
  readonly asking: readonly { readonly title: string; readonly ms: number }[]
  readonly pause: { readonly leftMs: number; readonly reason: string } | undefined
  /** What is done before the first question. */
  readonly preparing?: string | undefined
  /** Nothing new is begun. */
  readonly finishing: boolean
}

interface ProgressLook {
  /** Columns that may be used. */
  readonly width: number
  readonly colors: ChalkInstance
}

const gap = '  '
/** Fewer columns of a title say nothing. */
const titleColumns = 12

/**
 * How far it is and what is going on, in one line: what has no room on a narrow terminal is left out, the least important first. One line, since
 * terminals do not agree where the cursor stands after they have wrapped several anew.
 */
export function batchProgress(progress: BatchProgress, { width, colors }: ProgressLook): string {
  const { total, done, failed, tokens, rate, leftMs } = progress
  const doing = whatGoesOn(progress, width - `${done}/${total}${gap}`.length)
  // In the order of the line; what has the lowest rank has its place first.
  const parts: readonly Part[] = [
    { rank: 4, text: barOf(total === 0 ? 1 : done / total, Math.min(30, Math.max(8, Math.floor(width / 8)))), paint: colors.cyan },
    { rank: 0, text: `${done}/${total}`, paint: colors.bold },
    { rank: 5, text: rate === undefined ? '' : `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/min` },
    { rank: 3, text: leftMs === undefined ? '' : `${roughDuration(leftMs)} left` },
    { rank: 6, text: tokens === 0 ? '' : `${compact(tokens)} tokens` },
    { rank: 2, text: failed === 0 ? '' : `${failed} failed`, paint: colors.red },
    doing,
  ].filter(({ text }) => text !== '')
  let room = width + gap.length
  const shown = new Set<Part>()
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    const columns = leastOf(part) + gap.length
    if (columns > room) break
    shown.add(part)
    room -= columns
  }
  return parts
    .filter((part) => shown.has(part))
    .map((part) => (part.paint ?? String)(cutToColumns(part.text, leastOf(part) + (part === doing ? room : 0))))
    .join(gap)
}

interface Part {
  readonly rank: number
  readonly text: string
  /** Columns without which it says nothing; all unless given. */
  readonly least?: number
  readonly paint?: (text: string) => string
}

function leastOf({ least, text }: Part): number {
  return least ?? displayWidth(text)
}

function barOf(share: number, columns: number): string {
  // Full only when all is done, and begun as soon as anything is.
  const full = share >= 1 ? columns : Math.min(columns - 1, Math.ceil(share * columns))
  return '█'.repeat(full) + '░'.repeat(columns - full)
}

/** `most`: columns that there are for it at most. */
function whatGoesOn({ asking, pause, preparing, finishing }: BatchProgress, most: number): Part {
  if (finishing) {
    const whole = `Finishing ${count(asking.length, 'question')}; Ctrl-C again stops at once.`
    return { rank: 1, text: whole.length <= most ? whole : `Finishing ${asking.length}; Ctrl-C: stop now.` }
  }
  if (pause !== undefined) {
    const time = `Pause, ${duration(pause.leftMs + 999)}`
    const text = `${time}: ${sanitizeLine(pause.reason)}`
    // Who wants it comes before the bar.
    return { rank: 1, text, least: Math.max(time.length, Math.min(most, time.length + titleColumns, displayWidth(text))) }
  }
  if (preparing !== undefined) return { rank: 1, text: sanitizeLine(preparing), least: titleColumns }
  const [first, ...others] = asking
  if (first === undefined) return { rank: 7, text: '' }
  const title = sanitizeLine(first.title)
  const time = first.ms < 1000 ? '' : ` (${duration(first.ms)})`
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return { rank: 7, text: `${title}${time}${more}`, least: Math.min(titleColumns, displayWidth(title)) }
}

/** `950`, `12k`, `1.2M`. */
function compact(n: number): string {
  if (n < 1000) return String(n)
  return n < 999_500 ? `${Math.round(n / 1000)}k` : `${(n / 1e6).toFixed(1)}M`
}
