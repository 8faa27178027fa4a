import { count } from '../../base/text.ts'
import type { BatchEvent } from '../../batch/batch-event.ts'
import { questionLine } from '../../batch/report/question-line.ts'
import { duration } from '../../render/duration.ts'

interface LinesOptions {
  /** `all`: where no bar shows what is going on; `unusual`: beside one; `failures`: with `--quiet`. */
  readonly told: 'all' | 'unusual' | 'failures'
  tell(line: string): void
}

/** Tells what happens in a batch, a line at a time. A notice that comes with every question is told once. */
export function batchLines({ told, tell }: LinesOptions): (event: BatchEvent) => void {
  const notices = new Set<string>()
  const notice = (message: string) => {
    if (told === 'failures' || notices.has(message)) return
    notices.add(message)
    tell(message)
  }
  let total = 0
  let done = 0
  return (event) => {
    switch (event.type) {
      case 'begin':
        total = event.total
        done = event.done
        if (done > 0 && told !== 'failures') tell(`${count(done, 'question')} of ${total} ${done === 1 ? 'is' : 'are'} answered already.`)
        break
      case 'answer': {
        done += 1
        const { outcome } = event.record
        if (told === 'all' || outcome === 'failed' || (told === 'unusual' && outcome !== 'answered')) {
          tell(`[${done}/${total}] ${questionLine(event)}`)
        }
        break
      }
      case 'pause':
        if (told === 'all') tell(`Pause, ${duration(event.delayMs + 999)}: ${event.reason}`)
        break
      case 'resume':
        if (told === 'all') tell('Going on.')
        break
      case 'notice':
        notice(event.message)
        break
      case 'progress':
        if (event.event.type === 'notice' && !event.event.discard) notice(event.event.message)
        break
    }
  }
}
