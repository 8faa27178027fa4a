import type { Processes } from '../base/processes.ts'
import type { Check } from './checks/check.ts'
import { codeChecks } from './checks/code-checks.ts'
import { engineChecks } from './checks/engine-checks.ts'
import { keptChecks } from './checks/kept-checks.ts'
import { providerChecks } from './checks/provider-checks.ts'
import { skillChecks } from './checks/skill-checks.ts'
import type { App } from './create-app.ts'

/** The machine as far as it matters here. */
export interface Machine {
  /** As `20.1.0`. */
  readonly nodeVersion: string
  readonly platform: string
  readonly processes: Processes
}

/** What `doctor` reports of everything but the terminal, in reading order. Asks the configured providers, if they are remote, for their models. */
export async function diagnose(app: App, machine: Machine): Promise<Check[]> {
  return [
    ...(await engineChecks(app, machine.nodeVersion)),
    ...(await codeChecks(app)),
    ...skillChecks(app),
    ...(await providerChecks(app)),
    ...(await keptChecks(app, machine)),
    ...app.config.diagnostics.map(({ message }): Check => {
      return { name: 'configuration', status: 'note', detail: message, fix: 'codewhisper config show --origin' }
    }),
  ]
}
