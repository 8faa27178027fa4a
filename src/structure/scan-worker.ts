import { parentPort, workerData } from 'node:worker_threads'
import { Sandbox } from '../files/sandbox.ts'
import { packFacts } from './facts-bytes.ts'
import { readMember } from './read-member.ts'
import { readWords } from './retrieval/read-words.ts'
import { WordTerms } from './retrieval/word-terms.ts'
import { MemberScanner } from './scan-members.ts'
import { scanners } from './scanners.ts'
import type { WorkerReply, WorkerSandbox, WorkerTask } from './worker-messages.ts'

// What a worker thread runs (scan-threads.ts): it reads and scans the members that it is told, through a sandbox of the same roots and rules.
const { roots, options }: WorkerSandbox = workerData
const sandbox = new Sandbox(roots, options)
const wordTerms = new WordTerms()
let scanner = new MemberScanner({ sandbox, scanners, members: [] })

parentPort?.on('message', (task: WorkerTask) => {
  if (task.kind === 'members') {
    scanner = new MemberScanner({ sandbox, scanners, members: task.members })
  } else if (task.kind === 'look') {
    reply({ kind: 'look', looks: task.paths.map((path) => readMember(sandbox, path).look) })
  } else if (task.kind === 'words') {
    const words = task.facts.map((facts) => ({ path: facts.path, bytes: readWords(sandbox, facts, wordTerms) }))
    reply(
      { kind: 'words', words },
      words.map(({ bytes }) => bytes.buffer),
    )
  } else {
    const scans = task.paths.map((path) => {
      const { facts, ...scan } = scanner.scan(path)
      return { ...scan, packed: packFacts(facts) }
    })
    reply(
      { kind: 'scan', scans },
      scans.flatMap(({ packed: { main, fields } }) => [main.buffer, fields.buffer]),
    )
  }
})

function reply(message: WorkerReply, moved: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(message, moved as ArrayBuffer[])
}
