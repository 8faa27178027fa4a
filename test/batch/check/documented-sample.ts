import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { hashLines } from '../../../src/answer/hash-lines.ts'
import { citationSources } from '../../../src/app/citation-sources.ts'
import { type App, createApp } from '../../../src/app/create-app.ts'
import { withCurrentSources } from '../../../src/app/current-sources.ts'
import { checkPages } from '../../../src/batch/check/check-pages.ts'
import type { CheckReport } from '../../../src/batch/check/check-report.ts'
import { type Documentation, readDocumentation } from '../../../src/batch/check/documentation.ts'
import type { AnswerRecord, JournalRecord, RecordedCitation } from '../../../src/batch/journal-records.ts'
import { askedHash } from '../../../src/batch/run/asked-text.ts'
import { configDisk } from '../../../src/config/config-disk.ts'
import { resolveConfig } from '../../../src/config/resolve-config.ts'
import { makeTree } from '../../files/make-tree.ts'

const page = (id: string) => `---\nid: ${id}\n---\n\n# ${id}\n`

/** A copy of the sample with a documentation of it, whose journal is written as a batch writes it: citations are hashed by what the sources are at that time. */
export class DocumentedSample {
  readonly root = makeTree({ 'docs/journal.jsonl': '' })
  readonly out = join(this.root, 'docs')
  readonly #records: JournalRecord[] = []
  readonly #codeDirs: readonly string[]

  constructor(codeDirs: readonly string[] = ['sample-code']) {
    this.#codeDirs = codeDirs
    for (const dir of ['sample-code', 'skills']) cpSync(resolve(dir), join(this.root, dir), { recursive: true })
  }

  app(codeDirs = this.#codeDirs): Promise<App> {
    return createApp(
      resolveConfig({
        flags: {
          codeDirs: codeDirs.map((dir) => join(this.root, dir)),
          skillsDirs: [join(this.root, 'skills')],
          provider: 'offline',
          exclude: ['docs/**'],
        },
        env: { CODEWHISPER_HOME: join(this.root, 'home') },
        cwd: this.root,
        disk: configDisk,
      }),
    )
  }

  path(name: string): string {
    return join(this.root, name)
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.path(name)), { recursive: true })
    writeFileSync(this.path(name), content)
  }

  remove(name: string): void {
    rmSync(this.path(name), { recursive: true })
  }

  /** An answered question with its page. A citation is `path:10-22`, `skill:name` or `skill:name#heading`, or a broken one: `?path:10`. */
  async answer(id: string, cited: readonly string[], more: Partial<AnswerRecord> = {}): Promise<void> {
    const app = await this.app()
    const citations = await Promise.all(cited.map((text) => cite(app, text)))
    const file = `pages/${id}.md`
    this.write(join('docs', file), page(id))
    const usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, costUsd: 0 }
    const model = { skills: [], provider: 'offline', model: 'offline', usage, error: null, about: [], names: [] }
    const told = { outcome: 'answered' as const, outcomeReason: null, answer: '', citations }
    const asked = askedHash({ question: `${id}?`, context: undefined })
    const at = { id, asked, file, page: hashLines(page(id)), at: '2026-11-22T10:00:00.000Z' }
    this.record({ type: 'answer', ...at, ...told, ...model, ...more })
  }

  list(...ids: readonly string[]): void {
    const questions = ids.map((id) => ({ id, question: `${id}?`, title: id, section: [], file: `pages/${id}.md`, tags: [] }))
    this.record({ type: 'list', schema: 1, title: 'The sample', source: 'questions.md', questions })
  }

  record(record: JournalRecord): void {
    this.#records.push(record)
    this.write('docs/journal.jsonl', this.#records.map((each) => `${JSON.stringify(each)}\n`).join(''))
  }

  /** With the notices of the journal. */
  async check(codeDirs = this.#codeDirs, dir = 'docs'): Promise<{ documentation: Documentation; report: CheckReport; notices: string[] }> {
    const notices: string[] = []
    const documentation = readDocumentation(this.path(dir), (notice) => notices.push(notice))
    const app = await this.app(codeDirs)
    const report = await withCurrentSources(app, (sources) => checkPages({ dir: this.path(dir), documentation, sources }))
    return { documentation, report, notices }
  }

  /** The pages of a check as `id: state`, each followed by what has become of its citations. */
  async states(codeDirs = this.#codeDirs): Promise<string[]> {
    const { report } = await this.check(codeDirs)
    return report.pages.map(({ id, state, citations }) => {
      const found = citations.map(({ state, movedTo }) =>
        movedTo ? `${state} to ${movedTo.path}:${movedTo.startLine}-${movedTo.endLine}` : state,
      )
      return `${id}: ${state} (${found.join(', ')})`
    })
  }
}

async function cite(app: App, text: string): Promise<RecordedCitation> {
  const [, broken, skill, path = '', from = '0', to = from] = /^(\?)?(skill:)?(.*?)(?::(\d+)(?:-(\d+))?)?$/.exec(text) ?? []
  const [startLine, endLine] = [Number(from), Number(to)]
  const sources = citationSources(app)
  if (broken !== undefined)
    return { kind: 'code', path, startLine, endLine, status: 'broken', reason: 'no such file', hash: null, firstLine: null }
  if (skill !== undefined) {
    const [name = '', heading] = path.split('#')
    const section = await sources.skillSection(name, heading)
    if (section === undefined) throw new Error(`no ${text}`)
    return { ...hashed(section.text.split('\n')), kind: 'skill', path, startLine: section.startLine, endLine: section.endLine }
  }
  const file = await sources.readLines(path)
  if (file === undefined) throw new Error(`no ${text}`)
  return { ...hashed(file.lines.slice(startLine - 1, endLine)), kind: 'code', path, startLine, endLine }
}

function hashed(lines: readonly string[]) {
  return { status: 'verified' as const, reason: null, hash: hashLines(lines.join('\n')), firstLine: hashLines(lines[0] ?? '') }
}
