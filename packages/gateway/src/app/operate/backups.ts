import { backUpEmbedded, restoreEmbedded } from '../../db/embedded/copies.ts'
import { backUpServer, restoreServer } from './pgbackrest.ts'

/** What `backup` and `restore` are given. */
export interface BackupWords {
  /** Folder that a copy of the built-in database is written to, or read from. */
  to?: string | undefined
  from?: string | undefined
  /** Name under which pgBackRest knows a server of your own. */
  stanza?: string | undefined
  type?: string | undefined
  at?: string | undefined
  delta?: boolean | undefined
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Which of the two is meant. @throws Error where it is neither, or both */
function only(stanza: string | undefined, folder: string | undefined, env: NodeJS.ProcessEnv, option: string): void {
  if (stanza !== undefined && folder !== undefined)
    throw new Error(`${option} is for the built-in database and --stanza for a server of your own: give one of them`)
  if (stanza === undefined && env['DATABASE_URL'])
    throw new Error(
      'DATABASE_URL names a server of your own: give --stanza, the name it has in the configuration of pgBackRest, or ' +
        'unset DATABASE_URL for the built-in one',
    )
  if (stanza === undefined && folder === undefined)
    throw new Error(`${option} is missing: a folder for the built-in database, or --stanza for a server of your own`)
}

/** @returns what is printed */
export async function backUp(env: NodeJS.ProcessEnv, dataDir: string, words: BackupWords): Promise<string> {
  const { to, stanza, type } = words
  only(stanza, to, env, '--to')
  if (stanza !== undefined) return backUpServer({ stanza, type })
  const begun = performance.now()
  const { folder, bytes } = await backUpEmbedded(dataDir, to ?? '')
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return [
    `The database of ${dataDir} is in ${folder}: ${megabytes(bytes)} in ${seconds} s.`,
    'The head and the keys of the ledger are not in it: keep copies of them elsewhere.',
  ].join('\n')
}

/** @returns what is printed */
export async function restore(env: NodeJS.ProcessEnv, dataDir: string, words: BackupWords): Promise<string> {
  const { from, stanza, at, delta } = words
  only(stanza, from, env, '--from')
  if (stanza !== undefined) return restoreServer({ stanza, at, delta })
  if (at !== undefined)
    throw new Error('--at is for a server of your own (--stanza): a copy of the built-in database is of one moment')
  const begun = performance.now()
  const { bytes } = restoreEmbedded(dataDir, from ?? '')
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return [
    `The database of ${from} is in ${dataDir}: ${megabytes(bytes)} in ${seconds} s. Start the gateway; then verify with the`,
    'head that was kept outside, and accept-restored where the database is older than it.',
  ].join('\n')
}
