const untold = /(?:^|\/)[^/.]+$|\.(?:txt|src|source)$/i

/** Members of a library are often kept under their names alone, which tell no language. */
export function isLibraryMember(path: string): boolean {
  return untold.test(path)
}
