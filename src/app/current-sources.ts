import { AppError } from '../base/app-error.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { textOf } from '../skills/sections.ts'
import type { SkillLibrary } from '../skills/skill-library.ts'

export interface CurrentSection {
  /** Undefined for the whole body of a skill. */
  readonly heading: string | undefined
  /** Lines in the skill's file, 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  readonly text: string
}

/** Code and skills as they are now, for whoever holds all that was ever cited against them. Unlike `citationSources` it keeps nothing of a file. */
export interface CurrentSources {
  /** Of all files of the code, as in answers, sorted. */
  paths(): Promise<readonly string[]>
  /** The decoded lines of the file of exactly this path; undefined when there is none, or no text in it. */
  readLines(path: string): Promise<readonly string[] | undefined>
  skillNames(): readonly string[]
  /** The body and every section of a skill; undefined when there is no such skill. */
  sections(name: string): Promise<readonly CurrentSection[] | undefined>
}

/** Walks the code once for all that `work` does. */
export function withCurrentSources<T>(
  app: { readonly sandbox: Sandbox; readonly skills: SkillLibrary },
  work: (sources: CurrentSources) => Promise<T>,
): Promise<T> {
  return app.sandbox.withOneWalk(() => work(currentSources(app)))
}

function currentSources({ sandbox, skills }: { readonly sandbox: Sandbox; readonly skills: SkillLibrary }): CurrentSources {
  let walked: Promise<ReadonlySet<string>> | undefined
  const paths = () => {
    walked ??= sandbox.walk().then((files) => new Set(files.map((file) => file.path)))
    return walked
  }
  return {
    paths: async () => [...(await paths())],
    readLines: async (path) => orUndefined(async () => linesOf(sandbox, path, (await paths()).has(path))),
    skillNames: () => skills.list().map((skill) => skill.name),
    sections: (name) => orUndefined(() => sectionsOf(skills, name)),
  }
}

/** What the walk leaves out, such as ignored files, can be read and cited all the same. */
async function linesOf(sandbox: Sandbox, path: string, walked: boolean): Promise<readonly string[] | undefined> {
  if (!walked && !(await sandbox.exists(path))) return undefined
  const file = walked ? sandbox.readInPlace(path) : await sandbox.readText(path)
  return file.binary ? undefined : file.text.replace(/\n$/, '').split('\n')
}

async function sectionsOf(skills: SkillLibrary, name: string): Promise<readonly CurrentSection[] | undefined> {
  if (!skills.get(name)) return undefined
  const skill = await skills.load(name)
  const body = { heading: undefined, startLine: skill.bodyLine, endLine: skill.lines.length }
  const headings = skill.headings.map(({ text, startLine, endLine }) => ({ heading: text, startLine, endLine }))
  return [body, ...headings].map((range) => ({ ...range, text: textOf(skill, range) }))
}

async function orUndefined<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
