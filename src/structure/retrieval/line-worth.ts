import { isHistory, isTakenOut } from '../../base/past-line.ts'

/**
 * How much a line tells of what a program does, for the choice of lines to show: 1 for most, less for what is there for order's sake. Told by the forms that
 * such lines have in all languages of the trade.
 */
export function lineWorth(line: string): number {
  if (!/[\p{L}\p{N}]/u.test(line)) return 0
  if (rights.test(line)) return 0
  if (isHistory(line)) return 0.5
  if (isTakenOut(line)) return 0.4
  if (routine.test(line)) return 0.6
  return 1
}

const rights = /copyright|licen[sc]e[ds]?\b|warrant(?:y|ies)|all rights reserved|apache\.org|merchantab/i
/** What every program has: files assigned, opened and closed, progress displayed, ends of paragraphs. */
const routine =
  /^(?:.{6})?\s*(?:OPEN|CLOSE|SELECT\s+\S+\s+ASSIGN|ASSIGN|ORGANIZATION|ACCESS MODE|FILE STATUS|EXIT|CONTINUE|GOBACK|STOP RUN|RETURN|DISPLAY|COPY)\b/i
