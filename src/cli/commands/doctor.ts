import { sanitizeLine } from '../../base/sanitize.ts'
import { providerLabel } from '../../render/provider-label.ts'
import { columns } from '../columns.ts'
import type { CommandContext } from '../command-context.ts'
import type { ExitCode } from '../exit-code.ts'

const marks = { ok: 'ok', note: 'note', problem: 'PROBLEM' } as const

/** Exit 1 when something will not work. */
export async function doctor(context: CommandContext): Promise<ExitCode> {
  const [{ createApp }, { diagnose }] = await Promise.all([import('../../app/create-app.ts'), import('../../app/diagnose.ts')])
  const app = await createApp(context.config)
  for (const provider of [context.config.chatProvider, ...context.config.fallbackProviders]) {
    if (provider.host !== undefined) context.note(`Asking ${providerLabel(provider)} for its models.`)
  }
  const checks = await diagnose(app, context.io.nodeVersion)
  if (context.json) context.print(JSON.stringify(checks, null, 2))
  else
    context.print(columns(checks.map((check) => [marks[check.status], sanitizeLine(check.name), sanitizeLine(app.redact(check.detail))])))
  return checks.some((check) => check.status === 'problem') ? 1 : 0
}
