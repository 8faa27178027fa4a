import { AppError } from '../../base/app-error.ts'
import { findRipgrep } from '../../search/ripgrep.ts'
import type { App } from '../create-app.ts'
import type { Check } from './check.ts'

/** What the program runs on: Node, `version` as `20.1.0`, and ripgrep. */
export async function engineChecks(app: App, version: string): Promise<Check[]> {
  return [node(version), await ripgrep(app)]
}

function node(version: string): Check {
  const name = 'Node'
  if (Number(version.split('.')[0]) >= 20) return { name, status: 'ok', detail: version }
  return {
    name,
    status: 'problem',
    detail: `${version} is too old: 20 or newer is needed`,
    fix: 'nvm install --lts, or https://nodejs.org',
  }
}

async function ripgrep(app: App): Promise<Check> {
  const name = 'ripgrep'
  const fix = 'npm install --global --include=optional @codewhisper/cli'
  if (!(await findRipgrep()))
    return { name, status: 'note', detail: 'not installed for this platform; the slower JavaScript search serves all files', fix }
  try {
    await app.callTool('search_code', { pattern: 'a', limit: 1 })
    return { name, status: 'ok', detail: 'installed and working' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { name, status: 'problem', detail: error.message, fix: error.hint ?? fix }
  }
}
