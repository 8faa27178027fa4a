import { Worker } from 'node:worker_threads'
import type { Sandbox } from '../files/sandbox.ts'
import type { KnownMember } from './find-include.ts'
import type { WorkerReply, WorkerSandbox, WorkerTask } from './worker-messages.ts'

export type ThreadJob = Extract<WorkerTask, { paths: readonly string[] }>

/** Worker threads that read and scan members. They keep the process alive until `close`. */
export class ScanThreads {
  /** Why threads were lost. */
  readonly failures: string[] = []
  readonly #workers = new Set<Worker>()

  constructor({ file, count, sandbox }: { readonly file: URL; readonly count: number; readonly sandbox: Sandbox }) {
    const workerData: WorkerSandbox = { roots: sandbox.roots, options: sandbox.options }
    for (let n = 0; n < count; n++) {
      // Nothing of the environment and of node's options is for them.
      const worker = new Worker(file, { workerData, env: {}, execArgv: [], name: 'scan' })
      this.#workers.add(worker)
      worker.on('error', (error) => this.#lose(worker, error.message))
      worker.on('exit', (code) => this.#lose(worker, `it ended with ${code}`))
    }
  }

  /** Among these includes are found from now on. */
  know(members: readonly KnownMember[]): void {
    const task: WorkerTask = { kind: 'members', members }
    for (const worker of this.#workers) worker.postMessage(task)
  }

  /** Gives the jobs out one by one and returns those that no thread was left for. Rejects with the signal's reason. */
  async run(jobs: readonly ThreadJob[], onReply: (reply: WorkerReply) => void, signal: AbortSignal): Promise<ThreadJob[]> {
    const waiting = [...jobs]
    const lost: ThreadJob[] = []
    const lane = async (worker: Worker) => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        const reply = await this.#ask(worker, job, signal)
        if (reply === undefined) {
          lost.push(job)
          return
        }
        onReply(reply)
      }
    }
    await Promise.all([...this.#workers].map(lane))
    return [...lost, ...waiting]
  }

  async close(): Promise<void> {
    const workers = [...this.#workers]
    this.#workers.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #ask(worker: Worker, job: ThreadJob, signal: AbortSignal): Promise<WorkerReply | undefined> {
    return new Promise((resolve, reject) => {
      const onEnd = () => settle(() => resolve(undefined))
      const onMessage = (reply: WorkerReply) => settle(() => resolve(reply))
      const onAbort = () => settle(() => reject(signal.reason))
      const settle = (then: () => void) => {
        worker.off('error', onEnd).off('exit', onEnd).off('message', onMessage)
        signal.removeEventListener('abort', onAbort)
        then()
      }
      if (signal.aborted) return reject(signal.reason)
      if (!this.#workers.has(worker)) return resolve(undefined)
      worker.on('error', onEnd).on('exit', onEnd).on('message', onMessage)
      signal.addEventListener('abort', onAbort)
      worker.postMessage(job)
    })
  }

  #lose(worker: Worker, why: string): void {
    if (this.#workers.delete(worker)) this.failures.push(why)
  }
}
