import { constants, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  createSecrets,
  vendorMasterKey,
  secretFrom,
  secretsFromEnv,
  type SecretSettings,
} from '../../packages/gateway/src/modules/rounds/vendor-calls/secrets.ts'
import { makeFolder } from '../../packages/gateway/src/lib/folders.ts'
import { VENDORS } from '../../packages/gateway/src/modules/games/catalogue/plan.ts'
import { lockClone } from './clone-lock.mjs'
import type { programs } from './programs.ts'
import { bin, isAlive, portFrom, root, runToEnd, startService, stop, type Service } from './run.ts'

/**
 * Where the product runs: addresses, data, and the settings of its parts. Everything follows from the
 * environment.
 */
export interface Product {
  port: number
  vendorPort: number
  siteUrl: string
  vendorUrl: string
  dataDir: string
  env: NodeJS.ProcessEnv
}

function secretsOf(env: NodeJS.ProcessEnv): SecretSettings {
  try {
    return secretsFromEnv(env)
  } catch (cause) {
    stop(cause instanceof Error ? cause.message : String(cause))
  }
}

/** The demo vendor acts as all vendors of the catalogue: it gets their secrets, not the key they are derived from. */
export function demoSecrets(env: NodeJS.ProcessEnv): Record<string, string> {
  const secrets = createSecrets(secretsFromEnv(env))
  return Object.fromEntries(VENDORS.map((code) => [code, secrets.of(code) ?? '']))
}

function vendorEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const list = Object.entries(demoSecrets({ ...process.env, ...env })).map(([code, secret]) => `${code}=${secret}`)
  return {
    ...env,
    VENDOR_SECRETS: list.join(','),
    VENDOR_KEY: undefined,
    VENDOR_PLATFORM_SECRET: undefined,
    VENDOR_SECRETS_OLD: undefined,
  }
}

/** Hosts that may frame games, in addition to this machine: those that the gateway serves. */
function namedOrigins(port: number): string[] {
  const hosts = (process.env['ALLOWED_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  return hosts.flatMap((host) =>
    URL.canParse(host) && host.includes('://')
      ? [new URL(host).origin]
      : [`http://${/:\d+$/.test(host) ? host : `${host}:${port}`}`, `https://${host}`],
  )
}

export function product(): Product {
  const port = portFrom('PORT', 8080)
  const vendorPort = portFrom('VENDOR_PORT', port === 65535 ? port - 1 : port + 1)
  const dataDir = resolve(process.env['DATA_DIR'] || join(root, '.data'))
  const secrets = secretsOf(process.env)
  try {
    makeFolder(dataDir)
    const siteUrl = `http://localhost:${port}`
    const vendorUrl = `http://localhost:${vendorPort}`
    const key = secrets.key ?? vendorMasterKey(dataDir)
    const env = {
      PORT: String(port),
      VENDOR_PORT: String(vendorPort),
      DATA_DIR: dataDir,
      VENDOR_KEY: key,
      VENDOR_PLATFORM_SECRET: secrets.platform ?? secretFrom(key, 'platform'),
      VENDOR_ORIGIN: process.env['VENDOR_ORIGIN'] ?? vendorUrl,
      GATEWAY_URL: process.env['GATEWAY_URL'] ?? siteUrl,
      SITE_ORIGINS:
        process.env['SITE_ORIGINS'] ?? [siteUrl, `http://127.0.0.1:${port}`, ...namedOrigins(port)].join(' '),
      SITE_DIST: process.env['SITE_DIST'] ?? join(root, 'site/dist'),
    }
    return { port, vendorPort, siteUrl, vendorUrl, dataDir, env }
  } catch (cause) {
    stop(
      `The data folder ${dataDir} cannot be written (${cause instanceof Error ? cause.message : cause}): set DATA_DIR to one that can.`,
    )
  }
}

const waits = (holder: number) => console.log(`Waiting for another build in this clone (process ${holder})…`)

/**
 * Builds the site and the vendor's game client, one process of the clone at a time; unchanged parts come from the cache.
 * @throws with what was printed
 */
export async function bundle(): Promise<void> {
  const release = lockClone(root, waits)
  await build().finally(release)
}

const served = join(root, 'node_modules/.cache/served')

/**
 * The builds as they are now, for one process alone: a later start in the same clone writes them anew while this one
 * serves. Those of processes that are gone are removed.
 * @returns the settings that name them, and how to remove them
 */
export async function bundleToServe(): Promise<{ env: NodeJS.ProcessEnv; remove: () => void }> {
  const release = lockClone(root, waits)
  try {
    await build()
    const own = join(served, String(process.pid))
    mkdirSync(served, { recursive: true })
    for (const name of readdirSync(served))
      if (Number(name) === process.pid || !isAlive(Number(name)))
        rmSync(join(served, name), { recursive: true, force: true })
    const copy = (from: string, to: string) =>
      cpSync(join(root, from), join(own, to), { recursive: true, mode: constants.COPYFILE_FICLONE })
    copy('site/dist', 'site')
    copy('packages/demo-vendor/dist', 'vendor')
    return {
      env: { SITE_DIST: join(own, 'site'), VENDOR_DIST: join(own, 'vendor') },
      remove: () => rmSync(own, { recursive: true, force: true }),
    }
  } finally {
    release()
  }
}

async function build(): Promise<void> {
  const run = await runToEnd(
    bin('turbo'),
    ['run', 'bundle', '--output-logs=errors-only', '--cache-dir=node_modules/.cache/turbo'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
      },
    },
  )
  if (run.code !== 0)
    throw new Error(
      `${run.output}\nBuilding the site failed: see above. If files are missing, delete node_modules and run this again.`,
    )
}

type Servers = Pick<typeof programs, 'gateway' | 'vendor'>

/** Starts the servers by Node's arguments for each: of its source, or of a bundle. */
export const services = {
  gateway: (env: NodeJS.ProcessEnv, args: string[]): Service => startService('gateway', args, env),
  vendor: (env: NodeJS.ProcessEnv, args: string[]): Service => startService('demo vendor', args, vendorEnv(env)),
} satisfies Record<keyof Servers, unknown>

export interface Accounts {
  accounts: { kind: 'member' | 'agent' | 'trial'; username: string; password: string }[]
}

/** The demo accounts, written by the gateway into its data folder when it was seeded; null before the first start. */
export function readAccounts(dataDir: string): Accounts | null {
  const file = join(dataDir, 'sandbox.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accounts) : null
}
