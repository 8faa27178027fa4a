import { parse } from 'dotenv'

export interface EnvEntry {
  readonly value: string
  /** 1-based, where the value that counts stands. */
  readonly line: number
}

/** The variables of a `.env`, with their lines. Nothing is loaded into the environment. The last of several equal names counts. */
export function parseEnvFile(text: string): ReadonlyMap<string, EnvEntry> {
  const lines = text.split(/\r?\n/)
  return new Map(
    Object.entries(parse(text)).map(([name, value]) => {
      const assigns = new RegExp(`^\\s*(?:export\\s+)?${name.replaceAll('.', '\\.')}\\s*[=:]`)
      return [name, { value, line: lines.findLastIndex((line) => assigns.test(line)) + 1 }]
    }),
  )
}
