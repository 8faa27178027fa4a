import { open } from 'node:fs/promises'
import { systemCode } from './refused-by-system.ts'

/** Not every system and not every disk can be asked for it: names are then as lasting as the system makes them. */
const cannot = ['EINVAL', 'EPERM', 'EACCES', 'EISDIR', 'ENOTSUP', 'EBADF']

/** Makes the names in a directory outlast a loss of power: what was created, renamed or removed there. */
export async function syncDirectory(dir: string): Promise<void> {
  try {
    const handle = await open(dir, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!cannot.includes(systemCode(error) ?? '')) throw error
  }
}
