import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { withConnection } from '../../../packages/gateway/src/db/connection.ts'
import { money } from '../../../packages/gateway/scripts/load/calls.ts'
import { drive } from '../../../packages/gateway/scripts/load/drive.ts'
import { type LaunchedGame, playersOf } from '../../../packages/gateway/src/testing/fuzz/players.ts'
import type { Cluster } from '../cluster.ts'

export interface Share {
  gateways: number
  perSecond: number
  p50: number
  p99: number
  /** Milliseconds of processor time for a call. */
  cpu: { gateways: number; postgres: number; between: number }
  /** What PgBouncer passed on for a call. */
  statements: number
  transactions: number
}

/** Processor time of all processes whose command line has a text, in ms: Linux counts in hundredths of a second. */
function cpuOf(...texts: string[]): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
      if (!texts.some((text) => command.includes(text) || environment.includes(text))) continue
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      ticks += Number(fields[11]) + Number(fields[12])
    } catch {} // it has ended
  }
  return ticks * 10
}

const callers = 16

/** Signed debits and credits at one, two and three gateways: how much work a call is. */
export async function compareGateways(cluster: Cluster, key: string, seconds: number): Promise<Share[]> {
  const siteUrl = cluster.env['GATEWAY_URL'] ?? ''
  const { launchGame } = playersOf(() => siteUrl, key)
  const games: LaunchedGame[] = []
  while (games.length < callers) games.push(await launchGame())
  const pooler = `${cluster.urls.app.replace(/gateway$/, 'pgbouncer')}`
  const counts = () =>
    withConnection(
      { url: pooler },
      'trial',
      async (client) => {
        const { rows } = await client.query<Record<string, string>>('show stats')
        const row = rows.find(({ database }) => database === 'gateway') ?? {}
        return { statements: Number(row['total_query_count']), transactions: Number(row['total_xact_count']) }
      },
      '',
    )
  const names = ['gateway1', 'gateway2', 'gateway3']
  const shares: Share[] = []
  for (const [n, name] of names.entries()) {
    for (const other of names.slice(n + 1)) await cluster.parts.get(other)?.end()
    if (n > 0) cluster.parts.get(name)?.start()
    await cluster.parts.get(name)?.ready()
    await delay(5000)
    const measure = async () => ({
      gateways: cpuOf(`DATA_DIR=${cluster.folder}/gateway`),
      postgres: cpuOf('postgres: gateway: gateway_app', 'postgres: gateway: walsender', 'postgres: gateway: walwriter'),
      between: cpuOf('haproxy.cfg', 'pgbouncer.ini'),
      ...(await counts()),
    })
    const before = await measure()
    const figures = await drive(siteUrl, seconds, callers, money(games, key), (text) => text.includes('"status":"OK"'))
    const after = await measure()
    const perCall = (what: keyof typeof before) => (after[what] - before[what]) / Math.max(1, figures.count)
    if (figures.failed > 0) throw new Error(`${figures.failed} calls failed at ${n + 1} gateways`)
    shares.push({
      gateways: n + 1,
      perSecond: figures.perSecond,
      p50: figures.p50,
      p99: figures.p99,
      cpu: { gateways: perCall('gateways'), postgres: perCall('postgres'), between: perCall('between') },
      statements: perCall('statements'),
      transactions: perCall('transactions'),
    })
  }
  return shares
}
