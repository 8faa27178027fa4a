import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scanners } from '../../src/structure/scanners.ts'
import { makeTree } from '../files/make-tree.ts'
import { openIndex } from './open-index.ts'

const built = new URL('../../dist/scan-worker.js', import.meta.url)
const sample = fileURLToPath(new URL('../../sample-code', import.meta.url))
const threads = { file: built, most: 2, bytesPerThread: 1 }

/** A worker that ends in the middle of its work. */
function dyingWorker(how: string): URL {
  const script = `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', ({ kind }) => { if (kind !== 'members') { ${how} } })\n`
  const file = join(makeTree({ 'package.json': '{"type":"module"}' }), 'worker.js')
  writeFileSync(file, script)
  return pathToFileURL(file)
}

describe('an index built in threads', () => {
  it('is the one built without', async () => {
    const alone = await openIndex(sample, { scanners })
    const together = await openIndex(sample, { scanners, threads })
    expect(await together.members()).toEqual(await alone.members())
    expect(together.sandbox.read).toEqual([])
  })

  it('finds again what has changed, and includes in other jobs', async () => {
    const dir = makeTree(
      Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`J${n}`, `//J${n} JOB\n//S1 EXEC PGM=P${n}\n${'//* X\n'.repeat(5000)}`])),
    )
    const alone = await openIndex(dir, { scanners })
    const together = await openIndex(dir, { scanners, threads })
    const before = await together.members()
    expect(before).toEqual(await alone.members())
    writeFileSync(join(dir, 'J7'), '//J7 JOB\n//S1 EXEC PGM=OTHER\n')
    const after = await together.members()
    expect(after).toEqual(await alone.members())
    expect(after).not.toEqual(before)
  })

  it.each([
    ['end', 'process.exit(3)', /it ended with 3/],
    ['fail', "throw new Error('no memory')", /no memory/],
  ])('is finished without threads that %s', async (_, how, why) => {
    const index = await openIndex(sample, { scanners, threads: { ...threads, file: dyingWorker(how) } })
    const alone = await openIndex(sample, { scanners })
    const { members, diagnostics } = await index.members()
    expect(members).toEqual((await alone.members()).members)
    expect(diagnostics).toMatchObject([{ rule: 'thread-lost', level: 'warning', message: expect.stringMatching(why) }])
  })

  it('is finished without threads that cannot start', async () => {
    const index = await openIndex(sample, { scanners, threads: { ...threads, file: new URL('file:///nowhere/worker.js') } })
    const { members, diagnostics } = await index.members()
    expect(members.size).toBeGreaterThan(50)
    expect(diagnostics).toMatchObject([{ rule: 'thread-lost' }])
  })

  it('leaves no thread behind, neither at the end nor when it is stopped', async () => {
    const dir = makeTree(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`J${n}.jcl`, '//S1 EXEC PGM=P\n'.repeat(1000)])))
    const before = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort')
    const index = await openIndex(dir, { scanners, threads })
    const controller = new AbortController()
    const stopped = index.members({ signal: controller.signal, onProgress: () => controller.abort(new Error('stopped')) })
    await expect(stopped).rejects.toThrow('stopped')
    expect((await index.members()).members.size).toBe(60)
    expect(process.getActiveResourcesInfo().filter((name) => name === 'MessagePort')).toEqual(before)
  })

  it('reads no more than the sandbox of this thread would', async () => {
    const dir = makeTree({ 'a.jcl': '//A EXEC PGM=ONE', 'secret/b.jcl': '//B EXEC PGM=TWO', '.env': 'KEY=1' })
    const { Worker } = await import('node:worker_threads')
    const root = { name: 'code', real: dir, prefix: '' }
    const worker = new Worker(built, {
      workerData: { roots: [root], options: { codeDirs: [dir], exclude: ['secret'] } },
      env: {},
      execArgv: [],
    })
    const outside = join(makeTree({ 'S.jcl': '//S EXEC PGM=SECRET' }), 'S.jcl')
    worker.postMessage({ kind: 'scan', paths: ['a.jcl', 'secret/b.jcl', '.env', outside, `../${outside}`, '/proc/self/environ'] })
    const reply = await new Promise<{ scans: { path: string; hash: string }[] }>((resolve) => worker.once('message', resolve))
    await worker.terminate()
    expect(reply.scans.map(({ path, hash }) => `${path} ${hash === '' ? 'refused' : 'read'}`)).toEqual([
      'a.jcl read',
      'secret/b.jcl refused',
      '.env refused',
      `${outside} refused`,
      `../${outside} refused`,
      '/proc/self/environ refused',
    ])
  })
})
