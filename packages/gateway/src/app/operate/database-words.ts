// How the commands of the database are called; without what they load, so that `--help` is quick.
import type { BackupWords } from './backups.ts'

/** `grants`, `keys` and `verify` print, the others do. */
export const databaseVerbs = [
  'grants',
  'migrate',
  'verify',
  'keys',
  'rotate-key',
  'backup',
  'restore',
  'accept-restored',
] as const
export type DatabaseVerb = (typeof databaseVerbs)[number]

export interface DatabaseWords extends BackupWords {
  /** For programs. */
  json?: boolean | undefined
  /** Of `accept-restored`: who runs it, and the number of the seal that is given up. */
  as?: string | undefined
  head?: string | undefined
}

const word = { type: 'string' } as const
const flag = { type: 'boolean' } as const
/** Of `parseArgs`. */
export const databaseOptions = {
  json: flag,
  as: word,
  head: word,
  to: word,
  from: word,
  stanza: word,
  type: word,
  at: word,
  delta: flag,
} as const
