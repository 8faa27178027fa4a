import type { CitationSources } from '../answer/verify-citations.ts'
import { AppError } from '../base/app-error.ts'
import type { Sandbox } from '../files/sandbox.ts'
import type { SkillLibrary } from '../skills/skill-library.ts'

/** What citations are checked against: the sandbox and the skills of an app. A file is read once a check, however often it is cited. */
export function citationSources({ sandbox, skills }: { readonly sandbox: Sandbox; readonly skills: SkillLibrary }): CitationSources {
  const files = new Map<string, ReturnType<CitationSources['readLines']>>()
  return {
    readLines(path) {
      let file = files.get(path)
      if (!file) {
        file = readLines(sandbox, path)
        files.set(path, file)
      }
      return file
    },
    async skillSection(name, heading) {
      const skill = await skills.load(name)
      if (!skill) return undefined
      return undefined
    },
  }
}

async function readLines(sandbox: Sandbox, path: string): ReturnType<CitationSources['readLines']> {
  try {
    const file = await sandbox.readText(path)
    return file.binary ? undefined : { path: file.path, lines: splitLines(file.text) }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
