import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Bytes that a run of tests may need. */
const needed = 3_000_000_000

/**
 * Where throwaway data belongs: in memory, where the system offers a folder with enough room, because a clone of a
 * database is a thousand small files and takes a tenth of the time there.
 */
export function quickFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory)
  // Programs of the database may have to run from there.
  if (!mount || mount.includes('noexec')) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= needed ? memory : tmpdir()
}

/** Every folder it may have named in an earlier run. */
export const quickFolders = (): string[] => [tmpdir(), memory].filter((folder) => existsSync(folder))
