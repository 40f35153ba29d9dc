#!/usr/bin/env node
/** `npx @brand/gateway`: a sandbox that lasts. The environment says the rest (README); the flags come before it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { version } from './package-files.ts'

const usage = `brand-gateway ${version}: a gateway of play money, kept in a folder

  --port <number>  where it listens, 8080
  --host <address> on which address, 127.0.0.1
  --data <folder>  what it keeps, .data
  --version, --help

The environment says the rest: DATABASE_URL, VENDOR_ORIGIN, VENDOR_KEY, SITE_DIST, TRUST_PROXY, LOG_LEVEL.`

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

async function start(): Promise<void> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { port: text, host: text, data: text, version: flag, help: flag } })
  if (values.help || values.version) return console.log(values.help ? usage : version)
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
