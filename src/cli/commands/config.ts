import { sanitizeLine } from '../../base/sanitize.ts'
import { describeConfig } from '../../config/describe-config.ts'
import { columns } from '../columns.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'

export function showConfig(context: CommandContext, { options }: CommandInput): ExitCode {
  const rows = describeConfig(context.config)
  if (context.json) context.print(JSON.stringify(rows, null, 2))
  else context.print(columns(rows.map((row) => [row.key, row.value, ...(options.origin ? [row.origin] : [])].map(sanitizeLine))))
  return 0
}
