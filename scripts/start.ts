// `npm start`: builds what changed, then runs the gateway (with the site) and the demo vendor until stopped.
import { bundledToServe, compiled } from './lib/bundled.ts'
import { bundleToServe, product, readAccounts, services } from './lib/product.ts'
import { programs } from './lib/programs.ts'
import { isAlive, lineage, portIsFree, stop, type Service } from './lib/run.ts'

const RESTARTS_PER_MINUTE = 5
const begun = Date.now()
const { port, vendorPort, siteUrl, vendorUrl, dataDir, env } = product()

if (port === vendorPort) stop(`PORT and VENDOR_PORT are both ${port}: give the demo vendor another.`)
for (const [name, value] of [
  ['PORT', port],
  ['VENDOR_PORT', vendorPort],
] as const) {
  if (!(await portIsFree(value)))
    stop(
      `Port ${value} is in use: stop what listens on it, or choose another, for instance ${name}=${value + 1000} npm start.`,
    )
}
// A cached build prints nothing; a first one takes long enough to need a message.
const building = setTimeout(() => console.log('Building site and games (after a change; about a minute)…'), 1500)
const [builds, ...bundles] = await Promise.all([
  bundleToServe(),
  bundledToServe('gateway', programs.gateway),
  bundledToServe('vendor', programs.vendor),
]).catch((cause: Error) => stop(cause.message))
process.on('exit', () => [builds, ...bundles].forEach(({ remove }) => remove()))
clearTimeout(building)
const files = { gateway: bundles[0].file, vendor: bundles[1].file }

// A build that was made elsewhere is served from there.
const givenBuilds = Object.fromEntries(
  ['SITE_DIST', 'VENDOR_DIST'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
const running = new Map<string, Service>()
const falls: number[] = []
let stopping = false

function shutDown(code: number): void {
  if (stopping) return
  stopping = true
  process.exitCode = code
  const hard = setTimeout(() => process.exit(code), 12_000)
  hard.unref()
  for (const { child } of running.values()) if (child.connected) child.disconnect()
}

/** What the gateway does before it serves, told where it takes long. */
const steps: Record<string, string> = {
  schema: 'Making the tables…',
  sandbox: 'Filling the sandbox…',
  history: 'Playing sixty days in the sandbox (once; about half a minute)…',
  site: 'Opening the site…',
}
const times = [`build ${secondsSince(begun)}`]

function secondsSince(moment: number): string {
  return ((Date.now() - moment) / 1000).toFixed(1)
}

/** Tells the steps of a gateway's start, and keeps how long each took; resolves when the data folder is open. */
const follow = ({ child, ready }: Service): Promise<void> =>
  new Promise((opened, failed) => {
    let step = 'database'
    let since = Date.now()
    let telling: NodeJS.Timeout | undefined
    const end = () => {
      clearTimeout(telling)
      times.push(`${step} ${secondsSince(since)}`)
      since = Date.now()
    }
    child.on('message', (message: { type?: string; step?: string }) => {
      if (message.type !== 'step' || !message.step) return
      end()
      step = message.step
      const text = steps[step]
      telling = setTimeout(() => text && console.log(text), 1500)
      opened()
    })
    ready.then(end, (error: unknown) => {
      clearTimeout(telling)
      failed(error)
    })
  })

function run(key: keyof typeof services): Service {
  // A new sandbox begins with people who have played for sixty days, and offers every complete language
  // (packages/gateway/src/app/sandbox).
  const history = process.env['SANDBOX_HISTORY'] ?? 'yes'
  const languages = process.env['SANDBOX_LANGUAGES'] ?? 'all'
  const sandbox = { SANDBOX_HISTORY: history, SANDBOX_LANGUAGES: languages }
  const settings = { ...sandbox, NODE_COMPILE_CACHE: compiled, ...env, ...builds.env, ...givenBuilds }
  const service = services[key](settings, [files[key]])
  running.set(key, service)
  let served = false
  service.ready.then(
    () => (served = true),
    () => {},
  )
  service.child.on('exit', (code) => {
    running.delete(key)
    if (stopping) return
    // The process ended before it was ready: it has printed why, and a restart would only repeat that.
    if (!served) return shutDown(code || 1)
    const now = Date.now()
    falls.push(now)
    if (falls.filter((at) => at > now - 60_000).length > RESTARTS_PER_MINUTE) {
      console.error(`The ${service.name} keeps ending: see its last lines above.`)
      return shutDown(1)
    }
    setTimeout(() => !stopping && run(key), 300)
  })
  return service
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutDown(0))

// If npm, which started this process, is gone (after a SIGKILL, for instance), it ends, so that the next start finds
// its ports free.
if (process.env['npm_lifecycle_event']) {
  const callers = lineage(2)
  setInterval(() => callers.every(isAlive) || shutDown(0), 500).unref()
}

try {
  const gateway = run('gateway')
  // The message of a gateway that cannot have the data folder is not mixed with other output.
  await follow(gateway)
  await Promise.all([gateway.ready, run('vendor').ready])
  const lines = [
    '',
    `Ready in ${secondsSince(begun)} s (${times.join(', ')}). Play money only.`,
    `  Site and gateway  ${siteUrl}`,
    `  Demo vendor       ${vendorUrl}`,
    ...(readAccounts(dataDir)?.accounts ?? []).map(
      ({ kind, username, password }) => `  ${`Demo ${kind}`.padEnd(16)}  ${username} / ${password}`,
    ),
    '  Ctrl+C stops it; the data stays.',
    '',
  ]
  console.log(lines.join('\n'))
} catch {
  shutDown(1)
}
