import { definitionList, type ListLook } from './definition-list.ts'

export interface ListedSkill {
  readonly name: string
  readonly description: string
  /** Why it was found: `term in field`. */
  readonly why?: readonly string[]
}

/** Skills with their descriptions and, where they were searched for, why they fit. Ends with a newline unless empty. */
export function skillTable(skills: readonly ListedSkill[], look: ListLook): string {
  return definitionList(
    skills.map(({ name, description, why = [] }) => ({ name, text: description, remark: why.join(', ') })),
    look,
  )
}
