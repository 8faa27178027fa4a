import type { WalkStep } from '../../../answer/structure-estate-results.ts'
import { isFound, structureNotes } from '../../../answer/structure-notes.ts'
import { AppError } from '../../../base/app-error.ts'
import { walkStepText } from '../../../render/structure-walk.ts'
import { tellWhenSlow } from '../../progress.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

/** A program that is gone through step by step, and what was shown of it last. */
export interface ProgramWalk {
  readonly steps: readonly WalkStep[]
  /** Index of the step. */
  at: number
  /** How many of its lines were shown. */
  shown: number
}

/** What a screen holds beside the lines: heading, rest, prompt. */
const otherRows = 5

/** `/walk PROGRAM` begins; `/walk` goes on; `/walk N` goes to a step; `/walk more` shows the rest of one. */
export const walkCommand: ReplCommand = {
  name: 'walk',
  usage: '/walk [PROGRAM|N|more]',
  asksName: true,
  help: 'The paragraphs of a program in the order of execution, one at a time.',
  details:
    'Without an argument it goes on to the next paragraph, with a number to that one; more shows the rest of one that did not fit on the screen.',
  example: '/walk LEDGER',
  async run(session, asked) {
    const { kept } = session
    if (asked !== '' && !/^(?:\d+|more)$/i.test(asked)) await begin(session, asked)
    else if (kept.walk === undefined) throw new AppError('usage', '/walk needs a program.', { hint: 'For example: /walk LEDGER' })
    else if (asked === '') goTo(kept.walk, kept.walk.at + 1)
    else if (/^\d/.test(asked)) goTo(kept.walk, Number(asked) - 1)
    if (kept.walk !== undefined) await show(session, kept.walk)
  },
}

async function begin(session: ReplSession, program: string): Promise<void> {
  const app = await session.app()
  const index = await tellWhenSlow((onProgress) => app.structure({ signal: session.signal, onProgress }), session)
  const result = index.walk(program)
  session.kept.walk = undefined
  for (const note of structureNotes(result)) session.note(note)
  if (!isFound(result)) return
  session.kept.walk = { steps: result.subjects.flatMap(({ steps }) => steps), at: 0, shown: 0 }
}

function goTo(walk: ProgramWalk, at: number): void {
  const last = walk.steps.length
  if (at < 0 || at >= last) {
    throw new AppError('usage', at === last ? `That was the last of ${last} steps.` : `There are ${last} steps.`, {
      hint: 'For example: /walk 1',
    })
  }
  walk.at = at
  walk.shown = 0
}

async function show(session: ReplSession, walk: ProgramWalk): Promise<void> {
  const step = walk.steps[walk.at]
  if (step === undefined) return
  const app = await session.app()
  const { lines } = await app.sandbox.readWindow(step.path, { startLine: step.line, endLine: step.endLine })
  const from = walk.shown < lines.length ? walk.shown : 0
  const to = Math.min(lines.length, from + Math.max(1, session.look.rows - otherRows))
  walk.shown = to
  const shown = { ...step, text: lines.slice(from, to).join('\n') }
  session.print(app.redact(walkStepText(shown, { number: walk.at + 1, of: walk.steps.length, firstLine: step.line + from }, session.look)))
  if (to < lines.length) session.note(`${lines.length - to} more lines of this step: /walk more`)
  else if (walk.at + 1 < walk.steps.length) session.note('The next step: /walk')
}
