// `npm start`: builds what changed, then runs the gateway (with the site) and the demo vendor until stopped.
import { bundleToServe, product, readAccounts, services } from './lib/product.ts'
import { isAlive, lineage, portIsFree, stop, type Service } from './lib/run.ts'

const RESTARTS_PER_MINUTE = 5
const begun = Date.now()
const { port, vendorPort, siteUrl, vendorUrl, dataDir, env } = product()

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
const builds = await bundleToServe().catch((cause: Error) => stop(cause.message))
process.on('exit', builds.remove)
clearTimeout(building)

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

function run(key: keyof typeof services): Promise<Record<string, unknown>> {
  // A new sandbox begins with people who have played for sixty days (packages/gateway/src/app/sandbox).
  const service = services[key]({ SANDBOX_HISTORY: 'yes', ...env, ...builds.env, ...givenBuilds })
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
    setTimeout(() => !stopping && void run(key).catch(() => {}), 300)
  })
  return service.ready
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutDown(0))

// If npm, which started this process, is gone (after a SIGKILL, for instance), it ends, so that the next start finds
// its ports free.
if (process.env['npm_lifecycle_event']) {
  const callers = lineage(2)
  setInterval(() => callers.every(isAlive) || shutDown(0), 500).unref()
}

try {
  // One after the other, so that the message of a gateway that cannot start is not mixed with other output.
  await run('gateway')
  await run('vendor')
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const lines = [
    '',
    `Ready in ${seconds} s. Play money only.`,
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
