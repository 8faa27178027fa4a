// Writes the generated parts of the documents; with --check only says which are out of date. The parts stand between
// `<!-- generated: NAME -->` and `<!-- /generated -->` and come from the tables that the program itself uses. docs/offline-answers.md, docs/sample-questions.md
// and docs/sample-documentation are written whole.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './import-typescript.mjs'
import { sampleDocumentation, sampleDocumentationDir } from './sample-documentation.mjs'
import { session } from './session.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
execFileSync(process.execPath, [join(root, 'scripts/ensure.mjs')], { stdio: 'inherit' })
const { parts } = await importTypeScript('scripts/docs-parts.ts')
const { shownAnswers } = await importTypeScript('scripts/eval/shown-answers.ts')
// What the built program really says of the sample.
const home = mkdtempSync(join(tmpdir(), 'codewhisper-docs-'))
function saidBy(args) {
  return execFileSync(process.execPath, ['dist/bin.js', ...args, '--code-dir', 'sample-code', '--skills-dir', 'skills', '--quiet'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: home },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trimEnd()
}
// The offline model gives the same text each time.
const question = 'Which programs call WBDAYS?'
const answer = saidBy(['--provider', 'offline', '--plain', '--query', question])
parts.transcript = `\`\`\`\`text\n$ codewhisper --code-dir sample-code --skills-dir skills --query "${question}"\n\n${answer}\n\`\`\`\``
// A conversation as its user sees it.
const shownSession = await session({
  root,
  sample: ['--code-dir', 'sample-code', '--skills-dir', 'skills'],
  lines: ['/tools on', 'What does message WBR041E mean?', '/tools off', '/open 4', 'And WBR042E?', '/export night-shift.html', '/quit'],
})
parts.session = `\`\`\`\`text\n${shownSession}\n\`\`\`\``
const asked = ['flow WBNRDG', 'impact WBTARIF', 'lineage PROD.WABIS.RDG.REJECT', 'layout WBTIERD', 'dead']
const shown = asked.map((query) => `$ codewhisper structure ${query} --code-dir sample-code\n${saidBy(['structure', ...query.split(' ')])}`)
parts.structure = `\`\`\`text\n${shown.join('\n\n')}\n\`\`\``
const pictured = 'flow WBMN --format mermaid'
parts.picture = `\`codewhisper structure ${pictured} --code-dir sample-code\`:\n\n\`\`\`mermaid\n${saidBy(['structure', ...pictured.split(' ')])}\n\`\`\``

const withParts = (name) =>
  readFileSync(join(root, name), 'utf8').replace(
    /(<!-- generated: ([\w-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_, open, part, close) => {
      if (!(part in parts)) throw new Error(`${name}: there is no generated part ${part}`)
      return `${open}${parts[part].trimEnd()}\n${close}`
    },
  )
const documents = {
  'README.md': withParts('README.md'),
  'ARCHITECTURE.md': withParts('ARCHITECTURE.md'),
  'docs/documenting-a-system.md': withParts('docs/documenting-a-system.md'),
  'docs/offline-answers.md': await shownAnswers(),
  ...sampleDocumentation(root),
}

const check = process.argv.includes('--check')
let stale = 0
for (const [name, after] of Object.entries(documents)) {
  const path = join(root, name)
  if (existsSync(path) && readFileSync(path, 'utf8') === after) continue
  stale++
  if (check) process.stderr.write(`${name} is out of date: npm run docs\n`)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
  }
}
for (const entry of readdirSync(join(root, sampleDocumentationDir), { recursive: true, withFileTypes: true })) {
  const name = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
  if (!entry.isFile() || name in documents) continue
  stale++
  if (check) process.stderr.write(`${name} is no longer written: npm run docs\n`)
  else rmSync(join(root, name))
}
process.exitCode = check && stale > 0 ? 1 : 0
