/**
 * The built scan-worker.ts; undefined where the sources run as they are. This module is loaded by `import()` alone, so that the build makes a file of it
 * whose place beside the worker's is known.
 */
export const workerFile = typeof __SCAN_WORKER__ === 'undefined' ? undefined : new URL(__SCAN_WORKER__, import.meta.url)
