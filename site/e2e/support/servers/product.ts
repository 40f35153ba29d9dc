import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { programArgs, type programs } from '../../../../scripts/lib/programs.ts'
import { root } from '../../../../scripts/lib/run.ts'
import { secretFrom } from '../../../../packages/gateway/src/modules/rounds/vendor-calls/secrets.ts'
import { VENDORS } from '../../../../packages/gateway/src/modules/games/catalogue/plan.ts'
import { copyPrepared } from '../../../../packages/gateway/src/testing/prepared.ts'
import { quickFolder } from '../../../../packages/gateway/src/testing/quick-folder.ts'

/** The built site under test. */
export const siteDist = resolve(process.env['SITE_DIST'] || join(root, 'site/dist'))
export interface Account {
  kind: 'member' | 'agent' | 'trial'
  username: string
  password: string
}

/** The whole product on random ports with its own data folder: the gateway with the built site, and the demo vendor. */
export interface Product {
  url: string
  vendorUrl: string
  dataDir: string
  /** Key from which the secrets of its vendors are derived. */
  key: string
  /** Demo accounts of this data folder. */
  account(kind: Account['kind']): Account
  /** Ends it with SIGKILL, like a power failure, without a clean shutdown. */
  killGateway(): Promise<void>
  /** Starts the gateway again on the same data and port; resolves when it serves. */
  startGateway(): Promise<void>
  /** The same for the vendor. */
  killVendor(): Promise<void>
  startVendor(): Promise<void>
  /** Shuts both servers down and removes the data. */
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}

export interface Running {
  child: ChildProcess
  output: string[]
  /** Its output when it began to serve. */
  message: Record<string, unknown>
}

/** Starts one of the servers; resolves when it reports that it serves. */
export function start(name: keyof typeof programs, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, programArgs(name), {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  const collectOutput = (chunk: Buffer) => {
    output.push(chunk.toString())
    if (output.length > 200) output.shift()
  }
  child.stdout?.on('data', collectOutput)
  child.stderr?.on('data', collectOutput)
  return new Promise((resolve, reject) => {
    child.on(
      'message',
      (message: { type?: string }) =>
        message.type === 'ready' && resolve({ child, output, message: message as Record<string, unknown> }),
    )
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`${name} ended (${signal ?? code}) before it served:\n${output.join('')}`)),
    )
  })
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))
}

/** Closing the IPC channel asks a server to shut down; one that does not is killed. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child) return
  if (child.connected) child.disconnect()
  const hard = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended(child)
  clearTimeout(hard)
}

/**
 * Starts the product. `vendorMore` are environment variables of the demo vendor and the gateway, for instance `{
 * EVENT_PACE: '4', LOTTERY_PACE: '5' }`.
 */
export async function startProduct(vendorMore: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(join(siteDist, 'pages/manifest.json')))
    throw new Error('The site is not built: npm -w @brand/site run bundle')
  const [port, vendorPort] = [await freePort(), await freePort()]
  const dataDir = mkdtempSync(join(quickFolder(), 'site-e2e-'))
  copyPrepared(dataDir)
  const url = `http://localhost:${port}`
  const vendorUrl = `http://localhost:${vendorPort}`
  const key = randomBytes(24).toString('hex')
  const secrets = VENDORS.map((code) => `${code}=${secretFrom(key, code)}`).join(',')
  const gatewayEnv = {
    PORT: String(port),
    DATA_DIR: dataDir,
    VENDOR_ORIGIN: vendorUrl,
    VENDOR_KEY: key,
    SITE_DIST: siteDist,
    TRUST_PROXY: '127.0.0.1,::1',
    ...vendorMore,
  }
  const vendorEnv = {
    VENDOR_PORT: String(vendorPort),
    GATEWAY_URL: url,
    SITE_ORIGINS: `${url} http://127.0.0.1:${port}`,
    VENDOR_SECRETS: secrets,
    DATA_DIR: dataDir,
    ...vendorMore,
  }

  let gateway: Running | undefined
  const startGateway = async () => {
    gateway = await start('gateway', gatewayEnv)
  }
  await startGateway()
  let vendor: Running | undefined
  const startVendor = async () => {
    vendor = await start('vendor', vendorEnv)
  }
  await startVendor()
  const kill = async (running: Running | undefined) => {
    running?.child.kill('SIGKILL')
    if (running) await ended(running.child)
  }

  return {
    url,
    vendorUrl,
    dataDir,
    key,
    account(kind) {
      const { accounts } = JSON.parse(readFileSync(join(dataDir, 'sandbox.json'), 'utf8')) as { accounts: Account[] }
      const found = accounts.find((account) => account.kind === kind)
      if (!found) throw new Error(`no demo ${kind}`)
      return found
    },
    killGateway: () => kill(gateway),
    startGateway,
    killVendor: () => kill(vendor),
    startVendor,
    async stop() {
      await end(vendor?.child)
      await end(gateway?.child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
