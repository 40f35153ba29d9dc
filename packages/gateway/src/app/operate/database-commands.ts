import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sealKeys, type SealKeys } from '../../ledger/chain/keys.ts'
import { readHead } from '../../ledger/chain/head.ts'
import { verifyLedger, type Verdict } from '../../ledger/chain/verify.ts'
import { openDb, patient, type Db, type OpenOptions } from '../../db/client.ts'
import { startEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { grantsFor, rolesFor } from '../../db/roles.ts'
import { roleSettings } from '../../db/session.ts'
import { acceptRestored } from './accept-restored.ts'
import { look, requireOneDatabase, requirePrimary } from '../start-faults.ts'
import { backUp, restore } from './backups.ts'
import type { DatabaseVerb, DatabaseWords } from './database-words.ts'

const nameIn = (url: string | undefined, part: 'username' | 'pathname', otherwise: string): string =>
  (url && decodeURIComponent(new URL(url)[part].replace('/', ''))) || otherwise

/** The SQL that makes the roles of a gateway on an own server, and grants the rights of the serving one. */
function grants(env: NodeJS.ProcessEnv): string {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env
  const app = nameIn(DATABASE_URL, 'username', 'gateway_app')
  const made = {
    owner: nameIn(DATABASE_OWNER_URL, 'username', 'gateway_owner'),
    app,
    database: nameIn(DATABASE_URL ?? DATABASE_OWNER_URL, 'pathname', 'gateway'),
  }
  return [
    '-- Once, as somebody who may make roles and databases; with passwords of your own:',
    rolesFor(made),
    roleSettings(app),
    '',
    '-- After each migration, in that database, as the owner. A start with DATABASE_OWNER_URL and ' +
      '`brand-gateway migrate` do it by themselves:',
    `${grantsFor(app)};`,
  ].join('\n')
}

const keyFileOf = (env: NodeJS.ProcessEnv, dataDir: string) => env['LEDGER_KEYS'] || join(dataDir, 'ledger-keys.json')

/** The keys of the ledger's chain, and where its head is recorded. */
export const chainOf = (env: NodeJS.ProcessEnv, dataDir: string): { keys: SealKeys; headFile: string } => ({
  keys: sealKeys(keyFileOf(env, dataDir)),
  headFile: env['LEDGER_HEAD'] || join(dataDir, 'ledger-head.json'),
})

/** Works on the database of a gateway, beside one that runs or without. */
export async function withDatabase<T>(
  { DATABASE_URL, DATABASE_DIRECT_URL }: NodeJS.ProcessEnv,
  dataDir: string,
  work: (db: Db) => Promise<T>,
  options: OpenOptions = patient,
): Promise<T> {
  if (DATABASE_URL) await look('DATABASE_URL', { url: DATABASE_URL })
  const store = DATABASE_URL ? undefined : await startEmbedded({ dataDir, guest: true })
  const direct = DATABASE_URL && DATABASE_DIRECT_URL ? { url: DATABASE_DIRECT_URL } : undefined
  const db = openDb(store?.where() ?? { url: DATABASE_URL ?? '' }, { ...options, direct })
  try {
    return await work(db)
  } finally {
    await db.$client.end()
    await store?.stop()
  }
}

function verificationText({ whole, findings, seals, sealed, unsealed, head, lost, archived }: Verdict): string {
  const away = archived
    ? `; postings of ${archived.months.join(', ')} are archived (${archived.rows}), what they ended with is in seal ${archived.seal}`
    : ''
  const rest = `${sealed} rows in ${seals} seals, ${unsealed} not sealed yet${away}${head ? `; head ${head.seq} ${head.hash}` : ''}`
  if (whole) return `The ledger is whole: ${rest}.`
  return [
    `The ledger is not as it was written: ${rest}.`,
    ...findings.map(({ found, table, row, why }) => `${found} ${table} ${row}: ${why}`),
    ...(lost === undefined
      ? []
      : [
          `No gateway that knows seal ${lost} seals until it is there again. Either somebody deleted seals here: find out who can`,
          `write to this database. Or a backup from before seal ${lost} was restored: if that was you, and nothing newer is to be`,
          `had, go on from what is here by: accept-restored --head ${lost} --as <operator>`,
        ]),
  ].join('\n')
}

/** What the commands of the database answer, and whether all is well. @throws Error with a text for the person */
export async function runDatabase(
  verb: DatabaseVerb,
  env: NodeJS.ProcessEnv,
  words: DatabaseWords = {},
): Promise<{ text: string; well: boolean }> {
  const { json = false, as = '', head = '' } = words
  const well = (text: string) => ({ text, well: true })
  if (verb === 'grants') return well(grants(env))
  const { DATABASE_URL, DATABASE_OWNER_URL } = env
  if (verb === 'migrate') {
    if (!DATABASE_URL || !DATABASE_OWNER_URL)
      throw new Error(
        'migrate wants DATABASE_OWNER_URL, the address of the owner of the tables, and DATABASE_URL, that of ' +
          'the role that serves. The built-in database needs none of it',
      )
    const app = await requirePrimary('DATABASE_URL', { url: DATABASE_URL })
    await requireOneDatabase('DATABASE_OWNER_URL', { url: DATABASE_OWNER_URL }, { url: DATABASE_URL })
    await migrate({ url: DATABASE_OWNER_URL }, app)
    return well('The database is at the schema of this version.')
  }
  const dataDir = env['DATA_DIR'] || '.data'
  if (verb === 'backup') return well(await backUp(env, dataDir, words))
  if (verb === 'restore') return well(await restore(env, dataDir, words))
  const keyFile = keyFileOf(env, dataDir)
  if (!existsSync(keyFile))
    throw new Error(
      `there are no keys of a ledger in ${keyFile}: name the data folder of the gateway with --data, or the file with ` +
        'LEDGER_KEYS',
    )
  const { keys, headFile } = chainOf(env, dataDir)
  if (verb === 'keys') return well(JSON.stringify(keys.known(), null, 2))
  return withDatabase(env, dataDir, async (db) => {
    if (verb === 'verify') {
      const outside = readHead(headFile)
      const verdict = await verifyLedger(db, keys.known(), outside)
      const headless = `\nThere is no ${headFile}: seals deleted at the end would not show.`
      const text = `${verificationText(verdict)}${outside || !verdict.head ? '' : headless}`
      return { text: json ? JSON.stringify(verdict, null, 2) : text, well: verdict.whole }
    }
    if (verb === 'accept-restored') return acceptRestored(db, { keys, headFile }, { head, as })
    // Seals made meanwhile with the old key are included: the file is read again for each.
    const {
      rows: [last],
    } = await db.$client.query<{ seq: number }>('select coalesce(max(seq), 0)::int + 1 as seq from ledger_seal')
    return well(
      `Seals are signed with the new key ${keys.rotate(last?.seq ?? 0)} from now on. The old one is forgotten but for its public half.`,
    )
  })
}
