import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { StructureIndex } from '../../../src/answer/structure-index.ts'
import { createApp } from '../../../src/app/create-app.ts'
import { configDisk } from '../../../src/config/config-disk.ts'
import { resolveConfig } from '../../../src/config/resolve-config.ts'

const homes: string[] = []
process.once('exit', () => {
  for (const home of homes) rmSync(home, { recursive: true, force: true })
})

/** The structure of a system that consists of these members, by path. */
export async function indexOf(members: Readonly<Record<string, string>>): Promise<StructureIndex> {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-plan-'))
  homes.push(home)
  const cwd = join(home, 'code')
  mkdirSync(cwd)
  for (const [path, text] of Object.entries(members)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true })
    writeFileSync(join(cwd, path), text)
  }
  const flags = { codeDirs: ['.'], provider: 'offline' }
  const app = await createApp(resolveConfig({ flags, env: { CODEWHISPER_HOME: home }, cwd, disk: configDisk }))
  return app.structure()
}

/** A COBOL program that calls others by name and is so many lines longer than it has to be. */
export function program(name: string, { calls = [], lines = 0 }: { calls?: readonly string[]; lines?: number } = {}): string {
  return [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    ...calls.map((called) => `           CALL '${called}'.`),
    ...Array.from({ length: lines }, () => '           CONTINUE.'),
    '           GOBACK.',
    '',
  ].join('\n')
}

/** A job with a step for each program. */
export function job(name: string, programs: readonly string[]): string {
  return [`//${name} JOB (1),'TEST',CLASS=A`, ...programs.map((run, i) => `//STEP${i + 1} EXEC PGM=${run}`), ''].join('\n')
}
