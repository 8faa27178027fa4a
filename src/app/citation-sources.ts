import type { CitationSources } from '../answer/verify-citations.ts'
import { AppError } from '../base/app-error.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { findSection, textOf } from '../skills/sections.ts'
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
      if (!skills.get(name)) return undefined
      const skill = await skills.load(name)
      const found = heading === undefined ? undefined : findSection(skill, heading)
      if (heading !== undefined && !found) return undefined
      const range = found ?? { startLine: skill.bodyLine, endLine: skill.lines.length }
      return { name: skill.name, heading: found?.text, startLine: range.startLine, endLine: range.endLine, text: textOf(skill, range) }
    },
  }
}

async function readLines(sandbox: Sandbox, path: string): ReturnType<CitationSources['readLines']> {
  try {
    const file = await sandbox.readText(path)
    return file.binary ? undefined : { path: file.path, lines: file.text.replace(/\n$/, '').split('\n') }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
