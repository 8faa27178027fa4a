import type { App } from '../../app/create-app.ts'
import { saveExport } from '../../app/sessions/save-export.ts'
import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import type { Plan } from '../../batch/plan/fill-template.ts'
import { loadTemplate } from '../../batch/plan/load-template.ts'
import { checkedTemplate, makePlan } from '../../batch/plan/make-plan.ts'
import { planJson } from '../../batch/plan/plan-json.ts'
import { planMarkdown } from '../../batch/plan/plan-markdown.ts'
import { templateNames } from '../../batch/plan/template-names.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { openIndex } from '../open-index.ts'
import { wholeNumber } from '../whole-number.ts'

const mostQuestions = 10_000
/** More questions than somebody reads the answers of in a day. */
const manyQuestions = 200

/** `codewhisper plan`: a question list from the structure of the code. */
export async function planCommand(context: CommandContext, { options }: CommandInput): Promise<ExitCode> {
  const limit = wholeNumber('--limit', options.limit, { min: 1, max: mostQuestions })
  const source = loadTemplate(typeof options.template === 'string' ? options.template : templateNames[0], context.io.cwd)
  if (options.show === true) {
    context.print(sanitize(source.text))
    return 0
  }
  const template = checkedTemplate(source)
  const { app, index } = await openIndex(context)
  const plan = makePlan(template, index, { system: systemName(app), limit })
  const text = sanitize(context.json ? planJson(plan) : planMarkdown(plan))
  if (typeof options.out === 'string') {
    const { file, replaced } = saveExport(context.config, { cwd: context.io.cwd, name: options.out, text })
    context.note(`${file} is written${replaced ? ' in place of an earlier plan' : ''}.`)
  } else context.print(text)
  context.note(told(plan))
  return 0
}

function told({ count: written, total }: Plan): string {
  if (written < total) return `${count(written, 'question')} of ${total} that the template gives for this code.`
  const hint = written > manyQuestions ? ' That is a lot to answer and to read: --limit takes the most important ones.' : ''
  return `${count(written, 'question')}.${hint}`
}

/** The names of the code directories. Quotes and backslashes would mean something in the YAML that they are put into. */
function systemName({ sandbox }: App): string {
  return sanitizeLine(sandbox.roots.map(({ name }) => name).join(' and ')).replace(/["\\]/g, "'")
}
