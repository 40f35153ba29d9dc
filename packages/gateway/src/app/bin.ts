#!/usr/bin/env node
/**
 * `npx @brand/gateway`: a sandbox that lasts. The environment configures the rest (README); the flags come before it.
 */
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { version } from '../lib/package-files.ts'
import { databaseOptions, databaseVerbs } from './operate/database-words.ts'

const usage = `brand-gateway ${version}: a gateway of play money, kept in a folder

  --port <number>  where it listens, 8080
  --host <address> on which address, 127.0.0.1
  --data <folder>  what it keeps, .data
  --version, --help

  grants           prints the SQL that makes the two roles of a database of your own
  migrate          brings such a database to the schema of this version (DATABASE_OWNER_URL, DATABASE_URL)
  verify [--json]  whether the ledger is as it was written; names every row that is not, and ends with 1
  keys             the public keys that signed the ledger's seals
  rotate-key       signs with a new key from now on
  backup --to <folder>
                   copies the built-in database of a gateway that is stopped
  backup --stanza <name> [--type full|diff|incr]
                   has pgBackRest back up a server of your own; on its machine, as its user
  restore --from <folder>
                   puts such a copy into a data folder without a database
  restore --stanza <name> [--at <time>] [--delta]
                   has pgBackRest restore such a server, to its end or to a point in time
  accept-restored --head <number> --as <operator>
                   goes on sealing after an older backup was restored; gives up the seal of that number
  operate …        what operators do, beside a running gateway; alone it lists its areas and commands

The environment says the rest: DATABASE_URL, DATABASE_OWNER_URL, VENDOR_ORIGIN, VENDOR_KEY, SITE_DIST,
TRUST_PROXY, ALLOWED_HOSTS, LOG_LEVEL, METRICS_PORT.`

interface Account {
  kind: string
  username: string
  password: string
}

function welcome(url: string, dataDir: string): string {
  const { accounts } = JSON.parse(readFileSync(join(dataDir, 'sandbox.json'), 'utf8')) as { accounts: Account[] }
  const people = accounts.map(({ kind, username, password }) => `  ${kind.padEnd(7)} ${username} / ${password}`)
  return [`Gateway at ${url}`, ...people, `  codes   ${url}/sandbox/inbox`, 'Ctrl+C ends it.'].join('\n')
}

/** It parses its own arguments: `operate <area> <command> --field value`. */
async function runOperate(words: readonly string[]): Promise<void> {
  const [{ operate }, { withDatabase }, { mirrorKeysOf }] = await Promise.all([
    import('./operate/cli.ts'),
    import('./operate/database-commands.ts'),
    import('../modules/mirrors/keys.ts'),
  ])
  process.exitCode = await operate(words, {
    user: process.env['OPERATOR'] || userInfo().username,
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
    stdin: () => text(process.stdin),
    mirrorKeys: mirrorKeysOf(process.env, process.env['DATA_DIR'] || '.data'),
    withDatabase: (work) => withDatabase(process.env, process.env['DATA_DIR'] || '.data', work),
  })
}

async function start(): Promise<void> {
  if (process.argv[2] === 'operate') return runOperate(process.argv.slice(3))
  const word = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const {
    values,
    positionals: [verb],
  } = parseArgs({
    allowPositionals: true,
    options: { port: word, host: word, data: word, version: flag, help: flag, ...databaseOptions },
  })
  if (values.help || values.version) return console.log(values.help ? usage : version)
  if (verb !== undefined) {
    const { runDatabase } = await import('./operate/database-commands.ts')
    const databaseVerb = databaseVerbs.find((one) => one === verb)
    if (!databaseVerb) throw new Error(`${verb} is no command`)
    const { text: output, well } = await runDatabase(
      databaseVerb,
      { ...process.env, DATA_DIR: values.data ?? process.env['DATA_DIR'] },
      values,
    )
    process.exitCode = well ? 0 : 1
    return console.log(output)
  }
  const { PORT, HOST, DATA_DIR, LOG_LEVEL } = process.env
  const dataDir = values.data ?? (DATA_DIR || '.data')
  const env = {
    ...process.env,
    PORT: values.port ?? PORT,
    HOST: values.host ?? (HOST || '127.0.0.1'),
    DATA_DIR: dataDir,
    LOG_LEVEL: LOG_LEVEL || 'warn',
  }
  const { serve } = await import('./serve.ts')
  await serve(env, { onReady: (url) => console.log(welcome(url, dataDir)) })
}

start().catch((error: Error) => {
  console.error(`${error.message.split('\n')[0]} (--help says what there is)`)
  process.exitCode = 1
})
