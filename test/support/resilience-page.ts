import type { CellResult, FaultCell, Kind } from './fault-cell.ts'
import { type Fault, type FaultFamily, faultFamilies, type Stage } from './faults/fault.ts'

type Results = ReadonlyMap<FaultCell, CellResult>

const kinds: readonly (readonly [Kind, string])[] = [
  ['open-ai-compatible', 'OpenAI'],
  ['anthropic', 'Anthropic'],
]
const stages: readonly (readonly [Stage, string])[] = [
  ['before', 'before text'],
  ['text', 'after text'],
  ['call', 'in a call'],
]

const introduction = `# What happens when a provider fails

<!-- Written by npm run docs:resilience; test/models/fault-matrix.test.ts compares it with what it finds. -->

Every fault below was played by a local server to the whole program: the real client library, the agent, one question. Look up the fault; the columns
say which protocol the provider speaks, and how far its reply had come: nothing of the answer yet, some text, or part of a tool call.

- \`5 × provider_incomplete\`: while the fault lasts, five requests are made, then the question fails with this error code and exit code 1.
- \`1 × answered\`, \`2 × answered, 1 tool run\`: it is no failure. That many requests, exit code 0; \`partial\` is an answer that says it is cut, exit code 1.
- *goes away*: what comes of it when only the first request meets the fault. *fallback*: whether the model of \`--fallback-model\` is asked when it lasts.
- \`–\`: the fault cannot be there, or no second request is made.

Nothing of a reply that did not end well is in an answer, in a later request or run as a tool call; text that was shown of it is taken back.
The waits between requests are left out here: they grow from one second, or are what the provider asks for, up to a minute.
`

/** docs/resilience.md. Nothing in it depends on the machine or on how long something took. */
export function resiliencePage(results: Results): string {
  const cells = [...results.keys()]
  const families = Object.entries(faultFamilies).map(([family, title]) => {
    const faults = [...new Set(cells.map(({ fault }) => fault).filter((fault) => fault.family === (family as FaultFamily)))]
    return `## ${title}\n\n${familyTable(faults, results)}`
  })
  return [introduction, ...families.map((text) => `${text}\n`), `## The lines\n\n${lines(results)}\n`].join('\n')
}

function familyTable(faults: readonly Fault[], results: Results): string {
  const shown = stages.filter(([stage]) => faults.some((fault) => fault.stages.includes(stage)))
  const columns = kinds.flatMap(([kind, kindTitle]) =>
    shown.map(([stage, title]) => ({ kind, stage, title: shown.length > 1 ? `${kindTitle}, ${title}` : kindTitle })),
  )
  const rows = faults.map((fault) => {
    const of = (match: (cell: FaultCell) => boolean) => [...results].filter(([cell]) => cell.fault === fault && match(cell))
    const alone = columns.map(({ kind, stage }) => {
      const [found] = of((cell) => cell.fallback === 'none' && cell.kind === kind && cell.stage === stage)
      return found ? inWords(found[1]) : '–'
    })
    const failure = 'error' in fault.ends
    const passing = failure ? of((cell) => !cell.lasts).map(([, result]) => inWords(result)) : []
    const fallback = failure ? of((cell) => cell.fallback !== 'none').map(([, r]) => (r.fallbackAsked ? 'asked' : 'not asked')) : []
    return [fault.name, ...alone, each(passing), each(fallback)]
  })
  return table(['fault', ...columns.map(({ title }) => title), 'goes away', 'fallback'], rows)
}

function each(words: readonly string[]): string {
  return [...new Set(words)].join(' or ') || '–'
}

function inWords({ requests, code, outcome, toolRuns }: CellResult): string {
  const tools = toolRuns === 0 ? '' : `, ${toolRuns} tool ${toolRuns === 1 ? 'run' : 'runs'}`
  return `${requests} × ${code ?? outcome}${tools}`
}

/** One example for each code, of the first fault that ends with it and not by a timer, whose time a test shortens. */
function lines(results: Results): string {
  const examples = new Map<string, readonly string[]>()
  for (const [{ fault, fallback }, { code, line }] of results) {
    if (code !== null && fallback === 'none' && !fault.silent && !examples.has(code)) examples.set(code, [`\`${code}\``, fault.name, line])
  }
  return table(['code', 'for example', 'what is said'], [...examples.values()])
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
}
