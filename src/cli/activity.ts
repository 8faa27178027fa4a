import type { AnswerEvent } from '../answer/event.ts'

/** What a tool does, in words for whoever waits. */
const doing: ReadonlyMap<string, string> = new Map([
  ['search_skills', 'looking for skills'],
  ['load_skill', 'reading a skill'],
  ['locate', 'looking for the places'],
  ['find_definition', 'looking up definitions'],
  ['find_references', 'following references'],
  ['outline', 'reading the outline'],
  ['flow', 'following the flow'],
  ['search_code', 'searching the code'],
  ['read_file', 'reading the code'],
  ['list_files', 'listing the files'],
])

/** What is going on while a question is answered, from its events. */
export class Activity {
  readonly #calls = new Map<string, string>()
  #model = 'the model'

  /** What is going on now; undefined when the event does not tell. */
  hear(event: AnswerEvent): string | undefined {
    switch (event.type) {
      case 'start':
        this.#model = event.model
        return undefined
      case 'model_start':
        this.#calls.clear()
        return `waiting for ${this.#model}`
      case 'thinking':
        return 'thinking'
      case 'text_delta':
        return 'writing'
      case 'tool_start':
        this.#calls.set(event.id, doing.get(event.name) ?? event.name)
        return this.#running()
      case 'tool_end':
        this.#calls.delete(event.id)
        return this.#running()
      case 'retry':
        return 'waiting to try again'
      case 'review':
        return 'checking the citations'
      default:
        return undefined
    }
  }

  #running(): string | undefined {
    const [first, ...others] = this.#calls.values()
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`
  }
}
