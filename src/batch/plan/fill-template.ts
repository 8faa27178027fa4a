import { distinctBy } from '../../base/distinct-by.ts'
import { fits, type Placeholder, placeholdersIn, readPlaceholder, withNames } from './placeholder.ts'
import type { PlanCode } from './plan-code.ts'
import type { PlanThing } from './plan-kind.ts'
import { planKinds } from './plan-kinds.ts'
import { thingsOf } from './plan-things.ts'
import type { Template, TemplateItem, TemplateSection, TemplateText } from './template.ts'

export interface PlannedQuestion {
  readonly question: string
  /** What stands nested below it: `tags: batch`, context. */
  readonly nested: readonly string[]
}

export interface PlannedSection {
  /** 1 to 6, 0 for what stands before the first heading. */
  readonly level: number
  readonly title: string
  readonly questions: readonly PlannedQuestion[]
  readonly sections: readonly PlannedSection[]
}

export interface Plan {
  readonly frontMatter: string | undefined
  readonly root: PlannedSection
  /** Questions in the plan. */
  readonly count: number
  /** Questions that the template gives without a limit. */
  readonly total: number
}

export interface FillOptions {
  /** What `{system}` stands for. */
  readonly system: string
  /** At most so many questions. */
  readonly limit?: number | undefined
}

/** What a section or question is about; `rank` is 1 for the biggest and most used of those that fit. */
interface Subject {
  readonly thing: PlanThing
  readonly kind: string
  readonly rank: number
}

interface RankedQuestion extends PlannedQuestion {
  /** 0 for what is asked of the system as a whole. */
  readonly rank: number
}

interface FilledSection extends Omit<PlannedSection, 'questions' | 'sections'> {
  readonly questions: readonly RankedQuestion[]
  readonly sections: readonly FilledSection[]
}

/**
 * Puts the things of the code into a template that has no fault. A limit is reached in rounds: what is asked of the whole system, then every question about
 * the first thing that it fits, then about the second, so that a short plan covers all that a long one does. Sections without questions are left out.
 */
export function fillTemplate({ frontMatter, root }: Template, code: PlanCode, { system, limit }: FillOptions): Plan {
  const filled = new Filler(code, system).section(root)[0]
  const all = filled === undefined ? [] : distinctBy(questionsOf(filled), ({ question }) => question)
  // Sorting keeps the order of the template within a round.
  const kept = new Set(limit === undefined ? all : [...all].sort((a, b) => a.rank - b.rank).slice(0, limit))
  return {
    frontMatter: frontMatter === undefined ? undefined : withNames(frontMatter, { system }),
    root: (filled && pruned(filled, kept)) ?? { level: 0, title: '', questions: [], sections: [] },
    count: kept.size,
    total: all.length,
  }
}

class Filler {
  readonly #code: PlanCode
  readonly #system: string
  readonly #things = new Map<string, readonly PlanThing[]>()

  constructor(code: PlanCode, system: string) {
    this.#code = code
    this.#system = system
  }

  /** Once for each thing that the heading names. */
  section(section: TemplateSection, around?: Subject): FilledSection[] {
    return this.#subjects(section.title, around).map((subject) => ({
      level: section.level,
      title: this.#named(section.title, subject),
      questions: section.items.flatMap((item) => this.#questions(item, subject)),
      sections: section.sections.flatMap((inner) => this.section(inner, subject)),
    }))
  }

  #questions(item: TemplateItem, around: Subject | undefined): RankedQuestion[] {
    return this.#subjects(item.question, around)
      .filter((subject) => item.needs.every(({ text }) => this.#isMet(readPlaceholder(text), subject)))
      .map((subject) => ({
        question: this.#named(item.question, subject),
        nested: item.nested.map((text) => this.#named(text, subject)),
        rank: subject?.rank ?? 0,
      }))
  }

  /** What a line is about: of a line without placeholders what stands around it, if anything. Empty where nothing fits. */
  #subjects({ text }: TemplateText, around: Subject | undefined): (Subject | undefined)[] {
    const placeholders = placeholdersIn(text)
    const fitting = (thing: PlanThing) => placeholders.every((placeholder) => fits(placeholder, thing, this.#code))
    const [first] = placeholders
    if (first === undefined) return [around]
    if (around !== undefined) return fitting(around.thing) ? [around] : []
    return this.#all(first.kind)
      .filter(fitting)
      .map((thing, index) => ({ thing, kind: first.kind, rank: index + 1 }))
  }

  #isMet(need: Placeholder, subject: Subject | undefined): boolean {
    if (subject?.kind === need.kind) return fits(need, subject.thing, this.#code)
    return this.#all(need.kind).some((thing) => fits(need, thing, this.#code))
  }

  #all(kind: string): readonly PlanThing[] {
    const known = this.#things.get(kind)
    if (known !== undefined) return known
    const found = planKinds[kind]
    const things = found === undefined ? [] : thingsOf(found, this.#code)
    this.#things.set(kind, things)
    return things
  }

  #named({ text }: TemplateText, subject: Subject | undefined): string {
    return withNames(text, { system: this.#system, thing: subject?.thing.name })
  }
}

function questionsOf({ questions, sections }: FilledSection): RankedQuestion[] {
  return [...questions, ...sections.flatMap(questionsOf)]
}

function pruned({ level, title, questions, sections }: FilledSection, kept: ReadonlySet<PlannedQuestion>): PlannedSection | undefined {
  const left = questions.filter((question) => kept.has(question)).map(({ question, nested }) => ({ question, nested }))
  const inner = sections.flatMap((section) => pruned(section, kept) ?? [])
  return left.length === 0 && inner.length === 0 ? undefined : { level, title, questions: left, sections: inner }
}
