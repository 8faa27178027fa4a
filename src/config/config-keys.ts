import { encodingNames } from '../base/encoding-names.ts'
import { limits } from '../base/limits.ts'
import { providerPresets } from '../base/provider-presets.ts'
import { baseUrl } from './base-url.ts'
import { boolean, choice, integer, list, names, text, type ValueType } from './value-type.ts'

const outputs = ['rendered', 'plain', 'json', 'jsonl'] as const
const verbosities = ['quiet', 'normal', 'verbose'] as const

/** The working values, whatever layer they came from. Paths are absolute. */
export interface ConfigValues {
  readonly skillsDirs: readonly string[]
  readonly codeDirs: readonly string[]
  readonly exclude: readonly string[]
  readonly ignore: boolean
  /** As configured; `chatProvider` of the config is what it came to. */
  readonly provider: string
  readonly model: string | undefined
  readonly baseUrl: string | undefined
  /** As configured; `fallbackProviders` of the config is what they came to. */
  readonly fallbackModels: readonly string[]
  readonly contextWindow: number | undefined
  /** Absolute. */
  readonly rules: string | undefined
  readonly allowSecrets: boolean
  /** Absolute. */
  readonly debugLog: string | undefined
  readonly query: string | undefined
  /** `continue`, `none`, or the id of a session or its beginning. */
  readonly session: string | undefined
  readonly maxHistory: number
  readonly maxSteps: number
  readonly encoding: string
  readonly offline: boolean
  readonly requireCitations: boolean
  readonly envFile: string | undefined
  readonly output: (typeof outputs)[number]
  readonly color: boolean
  readonly verbosity: (typeof verbosities)[number]
}

interface ConfigFlag<T> {
  /** As the help shows it: `-m, --model <name>`. */
  readonly spec: string
  /** What a flag without an argument stands for. */
  readonly value?: T
  /** Where it differs from the key's. */
  readonly description?: string
  /** Values that a shell completes; others may be right too. */
  readonly offered?: readonly string[]
}

export interface ConfigKey<T> {
  readonly type: ValueType<T>
  readonly description: string
  readonly default: T
  /** The default as the documentation writes it, where the value alone does not say it. */
  readonly defaultText?: string
  readonly flags: readonly ConfigFlag<T>[]
  readonly variable?: string
  /** May stand in the user's config file. */
  readonly inUserConfig: boolean
  /** Why a `.env` that merely lies in the working directory may not say this value; undefined when it may. */
  refusedInProject?(value: T): string | undefined
}

const presetNames = providerPresets.map((preset) => preset.name)

/**
 * Every setting once: how it is typed, which variable holds it, its default, what it means. Resolution, help and documentation are made from
 * this table (design.md section 4).
 */
export const configKeys: { readonly [K in keyof ConfigValues]: ConfigKey<ConfigValues[K]> } = {
  skillsDirs: {
    type: list,
    description: 'Directories that hold skills.',
    default: ['./skills'],
    flags: [{ spec: '-s, --skills-dir <dir>' }],
    variable: 'CODEWHISPER_SKILLS_DIR',
    inUserConfig: true,
  },
  codeDirs: {
    type: list,
    description: 'Directories that hold the code.',
    default: ['.'],
    flags: [{ spec: '-c, --code-dir <dir>' }],
    variable: 'CODEWHISPER_CODE_DIR',
    inUserConfig: true,
  },
  exclude: {
    type: list,
    description: 'Globs of files to leave out.',
    default: [],
    defaultText: 'none',
    flags: [{ spec: '--exclude <glob>' }],
    variable: 'CODEWHISPER_EXCLUDE',
    inUserConfig: true,
  },
  ignore: {
    type: boolean,
    description: 'Respect ignore files such as .gitignore.',
    default: true,
    flags: [{ spec: '--no-ignore', value: false, description: 'Do not respect ignore files such as .gitignore.' }],
    inUserConfig: true,
  },
  provider: {
    type: text,
    description: `Who answers: ${presetNames.join(', ')}, or a provider of the user's config file.`,
    default: 'auto',
    defaultText: 'auto: the first preset whose key is set, else offline',
    flags: [{ spec: '-p, --provider <name>', offered: ['auto', ...presetNames] }],
    variable: 'CODEWHISPER_PROVIDER',
    inUserConfig: true,
    refusedInProject: (value) =>
      value === 'auto' || presetNames.includes(value) ? undefined : `only a preset may be named there: ${presetNames.join(', ')}`,
  },
  model: {
    type: text,
    description: 'The model of the provider.',
    default: undefined,
    defaultText: "the provider's",
    flags: [{ spec: '-m, --model <name>' }],
    variable: 'CODEWHISPER_MODEL',
    inUserConfig: true,
  },
  baseUrl: {
    type: baseUrl,
    description: 'Where requests go instead of to the provider itself.',
    default: undefined,
    defaultText: "the provider's",
    flags: [{ spec: '--base-url <url>' }],
    variable: 'CODEWHISPER_BASE_URL',
    inUserConfig: true,
    refusedInProject: () => 'it decides where code and key are sent; give it as a flag, in the environment or in a named --env-file',
  },
  fallbackModels: {
    type: names,
    description: 'Who answers when the model cannot: a model of the same provider, provider:model, a provider, or offline.',
    default: [],
    defaultText: 'none',
    flags: [{ spec: '--fallback-model <name>', offered: presetNames }],
    variable: 'CODEWHISPER_FALLBACK_MODEL',
    inUserConfig: true,
    refusedInProject: () => 'it decides where code is sent; give it as a flag, in the environment or in a named --env-file',
  },
  contextWindow: {
    type: integer(4096, 100_000_000),
    description: "Tokens that a request and its reply may have together, where the model's are not known or not allowed.",
    default: undefined,
    defaultText: "the model's",
    flags: [{ spec: '--context-window <tokens>' }],
    variable: 'CODEWHISPER_CONTEXT_WINDOW',
    inUserConfig: true,
  },
  rules: {
    type: text,
    description: 'A file with rules of your own for the answers, after rules.md of the config directory.',
    default: undefined,
    defaultText: 'none',
    flags: [{ spec: '--rules <file>' }],
    variable: 'CODEWHISPER_RULES',
    inUserConfig: true,
    refusedInProject: () => 'rules are not taken from the code; give the file as a flag, in the environment or in a named --env-file',
  },
  allowSecrets: {
    type: boolean,
    description: 'Send what looks like a password or key in the code as it is, instead of masked.',
    default: false,
    flags: [{ spec: '--allow-secrets', value: true }],
    inUserConfig: true,
  },
  debugLog: {
    type: text,
    description: 'Append every request to the model and its reply to this file, keys masked.',
    default: undefined,
    defaultText: 'none',
    flags: [{ spec: '--debug-log <file>' }],
    inUserConfig: false,
  },
  query: {
    type: text,
    description: 'Answer one question and end.',
    default: undefined,
    defaultText: 'none',
    flags: [{ spec: '-q, --query <question>' }],
    inUserConfig: false,
  },
  session: {
    type: text,
    description: 'Which conversation goes on, and whether it is kept.',
    default: undefined,
    defaultText: 'a new one that is kept, or with --query none',
    flags: [
      { spec: '--continue', value: 'continue', description: 'Go on with the latest session over the same code directories.' },
      { spec: '--resume <id>', description: 'Go on with this session; the beginning of its id is enough.' },
      { spec: '--no-session', value: 'none', description: 'Keep nothing of the conversation on disk.' },
    ],
    inUserConfig: false,
  },
  maxHistory: {
    type: integer(0, 1000),
    description: 'Turns of a conversation that are sent again.',
    default: limits.maxHistory,
    flags: [{ spec: '--max-history <turns>' }],
    variable: 'CODEWHISPER_MAX_HISTORY',
    inUserConfig: true,
  },
  maxSteps: {
    type: integer(1, 100),
    description: 'Model calls for one question.',
    default: limits.maxSteps,
    flags: [{ spec: '--max-steps <calls>' }],
    variable: 'CODEWHISPER_MAX_STEPS',
    inUserConfig: true,
  },
  encoding: {
    type: choice(encodingNames),
    description: 'Encoding of the source files; auto looks at each file.',
    default: 'auto',
    flags: [{ spec: '--encoding <name>', offered: encodingNames }],
    variable: 'CODEWHISPER_ENCODING',
    inUserConfig: true,
  },
  offline: {
    type: boolean,
    description: 'Forbid every connection; the embedded offline model answers.',
    default: false,
    flags: [{ spec: '--offline', value: true }],
    variable: 'CODEWHISPER_OFFLINE',
    inUserConfig: true,
    refusedInProject: (value) => (value ? undefined : 'a file that lies in the directory may forbid connections, not allow them'),
  },
  requireCitations: {
    type: boolean,
    description: 'End with an error code unless every citation was verified.',
    default: false,
    flags: [{ spec: '--require-citations', value: true }],
    inUserConfig: true,
  },
  envFile: {
    type: text,
    description: 'File with environment variables to read instead of ./.env.',
    default: undefined,
    defaultText: './.env when present',
    flags: [{ spec: '--env-file <file>' }],
    inUserConfig: false,
  },
  output: {
    type: choice(outputs),
    description: 'Form of the answer on stdout.',
    default: 'rendered',
    defaultText: 'rendered on a terminal, plain Markdown in a pipe',
    flags: [
      { spec: '--json', value: 'json', description: 'One JSON document on stdout.' },
      { spec: '--jsonl', value: 'jsonl', description: 'One JSON event a line on stdout.' },
      { spec: '--plain', value: 'plain', description: 'Plain Markdown on stdout, also on a terminal.' },
    ],
    inUserConfig: false,
  },
  color: {
    // https://no-color.org: any value that is not empty switches colour off.
    type: { ...boolean, parse: () => false },
    description: 'Use colour on a terminal.',
    default: true,
    flags: [{ spec: '--no-color', value: false, description: 'Never use colour.' }],
    variable: 'NO_COLOR',
    inUserConfig: true,
  },
  verbosity: {
    type: { ...choice(verbosities), parse: verbosityOf },
    description: 'How much is told on stderr.',
    default: 'normal',
    flags: [
      { spec: '-v, --verbose', value: 'verbose', description: 'Tell more on stderr.' },
      { spec: '--quiet', value: 'quiet', description: 'Tell only errors on stderr.' },
    ],
    variable: 'CODEWHISPER_VERBOSE',
    inUserConfig: true,
  },
}

export type ConfigKeyName = keyof ConfigValues
export const configKeyNames = Object.keys(configKeys) as readonly ConfigKeyName[]

function verbosityOf(value: string): ConfigValues['verbosity'] | undefined {
  const on = boolean.parse(value)
  return on === undefined ? undefined : on ? 'verbose' : 'normal'
}
