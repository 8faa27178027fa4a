import { join } from 'node:path'
import { type App, createApp } from '../../src/app/create-app.ts'
import type { Config } from '../../src/config/config.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { makeTree, type Tree } from '../files/make-tree.ts'

const main = `       IDENTIFICATION DIVISION.
       PROGRAM-ID. BILLING.
      * COMPUTES THE MONTHLY BILL OF A CUSTOMER.
       PROCEDURE DIVISION.
       0000-MAIN.
           CALL 'TARIFF'.
           GOBACK.
`
const called = `       IDENTIFICATION DIVISION.
       PROGRAM-ID. TARIFF.
      * FINDS THE TARIFF OF A CUSTOMER.
       PROCEDURE DIVISION.
       0000-MAIN.
           GOBACK.
`

const skill = `---
name: tariffs
description: How tariffs are kept.
---

TARIFF is the only program that knows them.
`

export interface SmallEstate {
  readonly root: string
  readonly codeDir: string
  /** CODEWHISPER_HOME. */
  readonly home: string
  readonly config: Config
  open(): Promise<App>
}

/** Two programs, one of which calls the other, and a skill, with the offline model and a state directory of their own. */
export function smallEstate(more: Tree = {}, flags: Record<string, string> = {}): SmallEstate {
  const root = makeTree({ 'code/BILLING.cbl': main, 'code/TARIFF.cbl': called, 'skills/tariffs.md': skill, ...more })
  const home = join(root, 'home')
  const codeDir = join(root, 'code')
  const config = resolveConfig({
    flags: { codeDirs: [codeDir], skillsDirs: [join(root, 'skills')], provider: 'offline', ...flags },
    env: { CODEWHISPER_HOME: home, HOME: root, OPENAI_API_KEY: 'sk-test-0123456789abcdefghijkl' },
    cwd: root,
    disk: configDisk,
  })
  return { root, codeDir, home, config, open: () => createApp(config) }
}
