import type { Diagnostic } from '../base/diagnostic.ts'
import type { Config } from '../config/config.ts'
import { configDisk } from '../config/config-disk.ts'
import { findDirectories } from '../config/find-directories.ts'
import type { SkillsDirectory } from '../skills/load-skills.ts'
import { createSkillLibrary, type SkillLibrary } from '../skills/skill-library.ts'
import { validateSkills } from '../skills/validate-skills.ts'
import { createFileCache } from '../store/file-cache.ts'

/** The skills alone: what commands need that look at no code. Throws `AppError` directory_missing. */
export async function openSkillLibrary(config: Config): Promise<{ skills: SkillLibrary; notes: readonly Diagnostic[] }> {
  const { dirs, notes } = skillsDirectories(config)
  return { skills: await createSkillLibrary({ dirs, cache: createFileCache(config.directories.cache) }), notes }
}

/** What keeps the skills from following the format to the letter. Throws `AppError` directory_missing. */
export async function findSkillProblems(config: Config): Promise<{ problems: readonly Diagnostic[]; notes: readonly Diagnostic[] }> {
  const { dirs, notes } = skillsDirectories(config)
  return { problems: await validateSkills(dirs), notes }
}

function skillsDirectories(config: Config): { dirs: readonly SkillsDirectory[]; notes: readonly Diagnostic[] } {
  const { skillsDirs, diagnostics } = findDirectories({ ...config, codeDirs: [] }, configDisk)
  const named = config.origins.skillsDirs.layer !== 'default'
  return { dirs: skillsDirs.map((dir) => ({ dir, named })), notes: diagnostics }
}
