import type { Aspect } from '../../aspect.ts'
import { filesCall, linesCall, readCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { compilerCommands } from '../../evidence/compiler-commands.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksBuildOfAll } from '../../question/newcomers.ts'
import { code, type Quote } from '../../quote.ts'

const mostTexts = 2
const mostTextLines = 14
const mostFiles = 3
const mostFileLines = 8
const mostJobs = 4
const mostFound = 40
const longest = 72

const filesOfBuild = filesCall(
  '**/{Makefile*,makefile*,GNUmakefile*,CMakeLists.txt,*.mk,build*.{sh,bat,cmd,zmake,xml},BUILD*.{md,txt,sh},INSTALL*,Install*.{md,txt},meson.build,pom.xml,configure}',
)
/** A heading in a text on how it is built. */
const headings = linesCall(
  String.raw`^(?:[#=]+\s*|<h\d[^>]*>\s*)[^.]{0,40}\b(?:build|building|compil\w+|install\w*|assembl\w+)\b[^.]{0,40}$`,
  mostFound,
)
/** Steps that run a compiler, assembler or binder of z/OS. */
const compiles = linesCall(
  String.raw`^//\S*\s+EXEC\s+(?:PGM=|PROC=)?(?:ASMA90|IEV90|ASMACL?|ASMFC\w*|ASMHC\w*|IBMZPLI|IBMZC\w*|IEL0AA|PLIXC\w*|IGYCRCTL|IGYWC\w*|COBUC\w*|IKFCBL00|FORTVC\w*|IEWL|IEWBLINK|HEWL|HEWLKED|LKED)\b`,
  mostFound,
)

/** Scripts that run a compiler; what a builder's file says is quoted as a whole. */
const commands = linesCall(compilerCommands(), mostFound)

/** How all of it is built: what texts say of it, the files of the builder, the jobs that compile. */
export const systemBuildAspect: Aspect = {
  name: 'system build',
  asks: (question, { kinds }) => kinds.includes('system') && asksBuildOfAll(question),
  calls: (_, __, findings) => [filesOfBuild, headings, compiles, commands, ...reads(findings)],
  draft: (_, __, findings) => {
    const texts = headingsOf(findings).flatMap((line) => quoteFrom(line.path, line.line, mostTextLines, findings))
    const files = buildFiles(findings).flatMap((path) => quoteFrom(path, 1, mostFileLines, findings))
    const jobs = findings.codeLinesFound(compiles).filter(({ path }) => !isDocument(path))
    const lines = [...jobs.slice(0, mostJobs), ...commandsOf(findings).slice(0, mostJobs)]
    const lead = lines.map((line) => item(findings, code(lineText(line.text, longest)), [at(line)]))
    const first = [...texts, ...files]
    return first.length + lead.length === 0 ? undefined : { lead, first, quotes: [], alone: true }
  },
}

function reads(findings: Findings): readonly Call[] {
  return [
    ...headingsOf(findings).map(({ path, line }) => readCall(path, line, line + mostTextLines - 1)),
    ...buildFiles(findings).map((path) => readCall(path, 1, mostFileLines)),
  ]
}

/** Commands of scripts, by a script each first. */
function commandsOf(findings: Findings): readonly FoundLine[] {
  const files = new Set(buildFiles(findings))
  const found = findings.codeLinesFound(commands).filter(({ path }) => !isDocument(path) && !files.has(path))
  const isFirst = ({ path, line }: FoundLine) => found.find((one) => one.path === path)?.line === line
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
}

/** `build phases` may be those of what the system itself builds. */
const ofBuilding = /^(?:[#=]+\s*|<h\d[^>]*>\s*)(?:how to\s+)?(?:\d[\d.]*\s+)?(?:build(?:ing)?\b(?!\s+phase)|compil|install|assembl)/i
const inBuilding = /(?:^|\/)(?:build|install)[^/]*$/i

/** Of the text that stands highest. */
function headingsOf(findings: Findings): readonly FoundLine[] {
  const found = findings.linesFound(headings).filter(({ path }) => isDocument(path) || /readme|install|build/i.test(path))
  const rank = ({ path, text }: FoundLine) => (ofBuilding.test(text) || inBuilding.test(path) ? 0 : 100) + depthOf(path)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostTexts)
}

function buildFiles(findings: Findings): readonly string[] {
  const found = (findings.resultOf(filesOfBuild)?.evidence ?? []).flatMap((one) => (one.kind === 'file' ? [one.path] : []))
  return found
    .filter((path) => !/(?:^|\/)\./.test(path))
    .toSorted((a, b) => depthOf(a) - depthOf(b))
    .slice(0, mostFiles)
}

function depthOf(path: string): number {
  return path.split('/').length
}

function quoteFrom(path: string, from: number, most: number, findings: Findings): readonly Quote[] {
  const known = findings.linesOf(path)
  let last = from - 1
  while (last < from + most - 1 && known.has(last + 1)) last++
  return last < from ? [] : [{ source: { kind: 'code', path }, startLine: from, lines: linesBetween(known, from, last) }]
}
