import { type App, createApp as composeApp } from './app/create-app.ts'
import { scrubEnvironment } from './base/scrub-environment.ts'
import { configDisk } from './config/config-disk.ts'
import type { ConfigValues } from './config/config-keys.ts'
import { resolveConfig } from './config/resolve-config.ts'

export type { Answer, AnswerError, Outcome, ToolCallRecord, Usage } from './answer/answer.ts'
export type { Citation, CitationStatus } from './answer/citation.ts'
export type { AnswerEvent, OnAnswerEvent } from './answer/event.ts'
export type { CodeEvidence, Evidence, FileEvidence, SkillEvidence, StructureEvidence } from './answer/evidence.ts'
export { type AskOptions, ask } from './app/ask.ts'
export { Conversation } from './app/conversation.ts'
export type { App }

/** Settings by the names of the README's table; what is left out comes from `env` and the user's config file, then from the defaults. */
export interface AppSettings
  extends Partial<
    Pick<
      ConfigValues,
      | 'codeDirs'
      | 'skillsDirs'
      | 'exclude'
      | 'provider'
      | 'model'
      | 'baseUrl'
      | 'fallbackModels'
      | 'rules'
      | 'allowSecrets'
      | 'debugLog'
      | 'encoding'
      | 'offline'
    >
  > {
  /** Tokens. */
  readonly contextWindow?: number
  readonly maxSteps?: number
  readonly maxHistory?: number
  /**
   * Where keys and `CODEWHISPER_*` variables are looked up: pass `process.env`. Variables that would make libraries send conversations or keys
   * elsewhere (tracing, other base URLs) are deleted from it.
   */
  readonly env: Record<string, string | undefined>
  /** In a `batch`, where nobody waits for one answer, a provider may ask for a pause of up to 15 minutes; otherwise of one minute. */
  readonly patience?: 'interactive' | 'batch'
  /** What relative paths are relative to. */
  readonly cwd: string
}

/** Opens a codebase. Throws an error with `code`, `message` and `hint` for settings that cannot be right. */
export async function createApp(settings: AppSettings): Promise<App> {
  const { env, cwd, patience, ...values } = settings
  const removedVariables = scrubEnvironment(env)
  const flags = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]))
  return composeApp(resolveConfig({ flags, env, cwd, disk: configDisk, removedVariables }), { patience })
}
