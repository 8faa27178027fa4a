/** The name of a file without its folders. Paths are written with `/` on every system. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The same without its extension. */
export function bareFileName(path: string): string {
  return fileName(path).replace(/\.\w+$/, '')
}
