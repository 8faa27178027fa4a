import type { ConfigDisk } from '../../src/config/config-disk.ts'

/** A disk of the given files, by absolute path, and of the given directories. */
export function memoryDisk(files: Readonly<Record<string, string>> = {}, directories: readonly string[] = []): ConfigDisk {
  return { readText: (path) => files[path], isDirectory: (path) => directories.includes(path) }
}
