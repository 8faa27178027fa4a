import type { StructureIndex } from '../../answer/structure-index.ts'
import { AppError } from '../../base/app-error.ts'
import { type FillOptions, fillTemplate, type Plan } from './fill-template.ts'
import type { TemplateSource } from './load-template.ts'
import { planCode } from './plan-code.ts'
import { readTemplate } from './read-template.ts'
import type { Template } from './template.ts'

/** Throws `AppError` usage that tells every fault of the template with its line. */
export function checkedTemplate({ name, text }: TemplateSource): Template {
  const read = readTemplate(text)
  if ('template' in read) return read.template
  const faults = read.faults.map(({ line, message }) => (line === null ? `${name}: ${message}` : `${name}:${line}: ${message}`))
  throw new AppError('usage', faults.join('\n'), { hint: 'codewhisper plan --show prints a template that is right.' })
}

/** Questions about the code by a template. Throws `AppError` usage where the code has nothing that the template asks about. */
export function makePlan(template: Template, index: Pick<StructureIndex, 'export'>, options: FillOptions): Plan {
  const code = planCode(index.export())
  if (code.units.length === 0) {
    throw new AppError('usage', 'There is nothing in the code to ask about: no program, job, screen, table or source file was found.', {
      hint: 'Name the directories of the code with --code-dir; codewhisper doctor tells what is read.',
    })
  }
  const plan = fillTemplate(template, code, options)
  if (plan.total === 0) {
    throw new AppError('usage', 'The template asks for nothing that the code has.', {
      hint: 'codewhisper structure overview tells what there is; take another --template.',
    })
  }
  return plan
}
