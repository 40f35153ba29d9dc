// `npm run cluster`: the product as it runs on several machines, on the loopback addresses of this one: three PostgreSQL
// servers under Patroni with etcd, PgBouncer, three gateways and two vendors behind HAProxy, until stopped. `-- --report`
// breaks it on purpose instead and writes docs/cluster.md: `--primary 20` and `--gateway 40` say how often these are
// killed, `--only 'HAProxy|etcd'` which trials there are. `-- --rehearse` backs it up, loses it and restores it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundledToServe, compiled } from './lib/bundled.ts'
import { bundleToServe, product } from './lib/product.ts'
import { programs } from './lib/programs.ts'
import { isAlive, lineage, portIsFree, stop } from './lib/run.ts'
import { accountsOf, type Cluster, startCluster } from './cluster/cluster.ts'
import { engines } from './cluster/plan.ts'

const begun = Date.now()
const word = (fallback: string) => ({ type: 'string', default: fallback }) as const
const { values } = parseArgs({
  options: {
    report: { type: 'boolean' },
    rehearse: { type: 'boolean' },
    primary: word('20'),
    gateway: word('40'),
    seconds: word('15'),
    only: word(''),
  },
})
engines()
if (values.report || values.rehearse) {
  // Trials begin with an empty cluster, beside the one that is kept.
  process.env['DATA_DIR'] = join(product().dataDir, 'trials')
  process.env['SANDBOX_HISTORY'] ??= 'no'
  rmSync(process.env['DATA_DIR'], { recursive: true, force: true })
}
const made = product()
for (const port of [made.port, made.vendorPort])
  if (!(await portIsFree(port, 15_000)))
    stop(`Port ${port} is in use: stop what listens on it, or choose another by PORT.`)
console.log('Building site and games, where they have changed…')
const [builds, ...bundles] = await Promise.all([
  bundleToServe(),
  bundledToServe('gateway', programs.gateway),
  bundledToServe('vendor', programs.vendor),
]).catch((cause: Error) => stop(cause.message))
process.on('exit', () => [builds, ...bundles].forEach(({ remove }) => remove()))

let cluster: Promise<Cluster> | undefined
const stopping = new AbortController()
async function shutDown(code: number): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  console.log('Stopping…')
  const started = await cluster?.catch(() => undefined)
  await started?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0))
// As in `npm start`: where npm, which started this process, is gone, it ends.
if (process.env['npm_lifecycle_event']) {
  const callers = lineage(2)
  setInterval(() => callers.every(isAlive) || void shutDown(0), 500).unref()
}

cluster = startCluster({
  product: { ...made, env: { ...made.env, NODE_COMPILE_CACHE: compiled } },
  files: { gateway: bundles[0].file, vendor: bundles[1].file },
  builds: builds.env,
  stopping: stopping.signal,
  say: (line) => console.log(line),
  onFailure: (line) => {
    console.error(line)
    void shutDown(1)
  },
})
try {
  const started = await cluster
  const { at, folder } = started
  if (values.rehearse) {
    const { rehearse } = await import('./cluster/trials/restore.ts')
    const fault = await rehearse(started, (line) => console.log(line)).then(() => undefined, String)
    if (fault) console.error(`  WRONG ${fault}`)
    await shutDown(fault ? 1 : 0)
  }
  if (values.report) {
    const { reportOn } = await import('./cluster/trials/report.ts')
    const times = { primary: Number(values.primary), gateway: Number(values.gateway), seconds: Number(values.seconds) }
    const fine = await reportOn(started, times, new RegExp(values.only), (line) => console.log(line))
    await shutDown(fine ? 0 : 1)
  }
  console.log(
    [
      '',
      `Ready in ${((Date.now() - begun) / 1000).toFixed(1)} s. Play money only.`,
      `  Site and gateways  ${made.siteUrl}`,
      `  Demo vendors       ${made.vendorUrl}`,
      ...accountsOf(started).map(
        ({ kind, username, password }) => `  ${`Demo ${kind}`.padEnd(17)}  ${username} / ${password}`,
      ),
      `  Codes sent         http://${at.gateways[0]}:7080/sandbox/inbox`,
      `  HAProxy's state    http://${at.entry}:8404/`,
      `  Data and logs      ${folder}`,
      '  Ctrl+C stops it; the data stays.',
      '',
    ].join('\n'),
  )
} catch (error) {
  if (!stopping.signal.aborted)
    stop(
      `The cluster does not start: ${error instanceof Error ? error.message : String(error)} (logs: ${join(made.dataDir, 'cluster/log')})`,
    )
}
