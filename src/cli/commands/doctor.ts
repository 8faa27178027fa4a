import type { Check } from '../../app/checks/check.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { providerLabel } from '../../render/provider-label.ts'
import type { CommandContext } from '../command-context.ts'
import type { ExitCode } from '../exit-code.ts'
import { systemProcesses } from '../processes.ts'
import { terminalChecks } from '../terminal-checks.ts'

const marks = { ok: 'ok', note: 'note', problem: 'PROBLEM' } as const

/** Exit 1 when something will not work. */
export async function doctor(context: CommandContext): Promise<ExitCode> {
  const { io, config } = context
  const [{ createApp }, { diagnose }, { isAsked }] = await Promise.all([
    import('../../app/create-app.ts'),
    import('../../app/diagnose.ts'),
    import('../../app/checks/provider-checks.ts'),
  ])
  const app = await createApp(config)
  for (const provider of [config.chatProvider, ...config.fallbackProviders].filter(isAsked)) {
    context.note(`Asking ${providerLabel(provider)} for its models.`)
  }
  const machine = { nodeVersion: io.nodeVersion, platform: io.platform, processes: systemProcesses }
  const checks = [...terminalChecks(io, config), ...(await diagnose(app, machine))]
  if (context.json) context.print(JSON.stringify(checks, null, 2))
  else context.print(lines(checks, context.look.colors).map(app.redact).join('\n'))
  return checks.some((check) => check.status === 'problem') ? 1 : 0
}

/** A line a check, and below a complaint what mends it. */
function lines(checks: readonly Check[], colors: CommandContext['look']['colors']): string[] {
  const paint = { ok: colors.green, note: colors.yellow, problem: colors.red }
  const nameWidth = Math.max(...checks.map(({ name }) => sanitizeLine(name).length))
  const markWidth = Math.max(...Object.values(marks).map((mark) => mark.length))
  return checks.flatMap(({ name, status, detail, fix }) => {
    const indent = ' '.repeat(markWidth + nameWidth + 4)
    const line = `${paint[status](marks[status].padEnd(markWidth))}  ${sanitizeLine(name).padEnd(nameWidth)}  ${sanitizeLine(detail)}`
    return fix === undefined ? [line] : [line, `${indent}→ ${sanitizeLine(fix)}`]
  })
}
