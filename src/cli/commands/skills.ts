import { sanitize } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import { definitionList } from '../../render/definition-list.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { wholeNumber } from '../whole-number.ts'

async function openSkills(context: CommandContext) {
  const { openSkillLibrary } = await import('../../app/open-skill-library.ts')
  const { skills, notes } = await openSkillLibrary(context.config)
  for (const { message } of [...notes, ...skills.diagnostics.filter((d) => d.level !== 'info')]) context.note(message)
  return skills
}

export async function listSkills(context: CommandContext): Promise<ExitCode> {
  const skills = await openSkills(context)
  if (context.json) {
    context.print(
      JSON.stringify(
        skills.list().map(({ name, path, description }) => ({ name, path, description })),
        null,
        2,
      ),
    )
    return 0
  }
  if (skills.list().length === 0) context.note('There are no skills.')
  else
    context.print(
      definitionList(
        skills.list().map(({ name, description }) => ({ name, text: description })),
        context.look,
      ),
    )
  for (const skill of skills.shadowed) context.note(`shadowed by another of the same name: ${skill.name} (${skill.path})`)
  return 0
}

export async function searchSkills(context: CommandContext, { words, options }: CommandInput): Promise<ExitCode> {
  const limit = wholeNumber('--limit', options.limit, { min: 1, max: 100 }) ?? 10
  const skills = await openSkills(context)
  const matches = await skills.search(words.join(' '), limit)
  if (context.json) {
    const rows = matches.map(({ skill, score, why }) => ({
      name: skill.name,
      path: skill.path,
      description: skill.description,
      score,
      why,
    }))
    context.print(JSON.stringify(rows, null, 2))
  } else if (matches.length === 0) context.note(`Nothing fits in ${count(skills.list().length, 'skill')}.`)
  else
    context.print(
      definitionList(
        matches.map(({ skill, why }) => ({ name: skill.name, text: skill.description, remark: why.join(', ') })),
        context.look,
      ),
    )
  return matches.length > 0 ? 0 : 1
}

export async function showSkill(context: CommandContext, { words }: CommandInput): Promise<ExitCode> {
  const [name = '', section] = (words[0] ?? '').split('#', 2)
  const { createApp } = await import('../../app/create-app.ts')
  const app = await createApp(context.config)
  for (const { message } of app.notes) context.note(message)
  const skill = await app.skills.load(name)
  const { artifact } = await app.callTool('load_skill', section === undefined ? { name } : { name, section })
  if (context.json) {
    context.print(
      JSON.stringify(
        { name: skill.name, path: skill.path, description: skill.description, fields: skill.fields, sections: artifact.evidence },
        null,
        2,
      ),
    )
    return 0
  }
  const fields = skill.fields.map((field) => `${field.key}: ${field.value}`)
  const text = artifact.evidence.map((item) => (item.kind === 'skill' ? item.text : '')).join('\n\n')
  context.note([`${skill.name} (${skill.path})`, skill.description, ...fields, artifact.summary].join('\n'))
  context.print(sanitize(text))
  return 0
}

export async function validateSkills(context: CommandContext): Promise<ExitCode> {
  const { findSkillProblems } = await import('../../app/open-skill-library.ts')
  const { problems, notes } = await findSkillProblems(context.config)
  for (const { message } of notes) context.note(message)
  const told = problems.filter((problem) => problem.level !== 'info')
  if (context.json) context.print(JSON.stringify(told, null, 2))
  else if (told.length > 0) context.print(sanitize(told.map((p) => `${p.level}: ${p.message} [${p.rule}]`).join('\n')))
  const errors = told.filter((problem) => problem.level === 'error').length
  context.note(`${count(errors, 'error')}, ${count(told.length - errors, 'warning')}`)
  return errors > 0 ? 1 : 0
}
