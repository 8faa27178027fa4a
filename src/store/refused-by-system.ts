import { AppError } from '../base/app-error.ts'

const reasons: Readonly<Record<string, string>> = {
  ELOOP: 'it is a link, which is not followed',
  EISDIR: 'it is a directory',
  EEXIST: 'there is a file of that name',
  ENOENT: 'its directory does not exist',
  ENOTDIR: 'a file stands where its directory should be',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENXIO: 'it is not a file',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'it would be larger than a file may be',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

/** Of these another name helps nobody. */
const hints: Readonly<Record<string, string>> = {
  ENOSPC: 'Make room there and try again.',
  EDQUOT: 'Make room there and try again.',
  EFBIG: 'Raise the limit (ulimit -f) and try again.',
  EIO: 'Check the disk.',
  EMFILE: 'Raise the limit (ulimit -n) and try again.',
  ENFILE: 'Close other programs and try again.',
}

/**
 * Gives what to throw when writing `file` failed: `AppError` file_denied in words for what the system refuses, any other error as it is. `hint` says what
 * helps where the place is at fault.
 */
export function refusedBySystem(file: string, error: unknown, hint = 'Name another file.'): unknown {
  const code = systemCode(error)
  if (code === undefined) return error
  return new AppError('file_denied', `${file} cannot be written: ${reasons[code] ?? code}.`, { hint: hints[code] ?? hint, cause: error })
}

/** The code of an error that a call of the system gave, such as ENOENT; undefined for every other. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string' ? error.code : undefined
}
