// `npm run load:checks [-- --streams 2000 --seconds 65 --of <checkout>]`: how long a call of the balance takes with no
// stream open, and then while every open stream is checked once, which a gateway does within each minute: one person to
// a stream, ten connections to the database. Calls are sent at a steady rate, whatever is answered. `--of` starts the
// gateway of another checkout.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay, setInterval } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { contract } from '@brand/sdk/contract'
import { trialOf } from '../../src/testing/fuzz/players.ts'
import type { startProcess as Start } from '../../src/testing/process.ts'
import { root } from '../../../../scripts/lib/run.ts'
import { agentOf, quantiles, send } from './drive.ts'
import { openStreams } from './streams.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '65' },
    rate: { type: 'string', default: '25' },
    of: { type: 'string', default: root },
  },
})
const { startProcess } = (await import(
  pathToFileURL(join(resolve(values.of), 'packages/gateway/src/testing/process.ts')).href
)) as { startProcess: typeof Start }
const dataDir = mkdtempSync(join(tmpdir(), 'brand-load-'))
const gateway = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

try {
  const { url } = await gateway.ready
  const tokens: string[] = []
  // Whoever comes while the machine is busy comes again.
  const came = () => trialOf(url).catch(() => delay(500, undefined))
  while (tokens.length < Number(values.streams))
    tokens.push(...(await Promise.all(Array.from({ length: 8 }, came))).filter((token) => token !== undefined))
  const agent = agentOf(100)
  /** Calls of the balance for so many seconds, each by the next person. */
  async function balances(what: string): Promise<void> {
    const times: number[] = []
    const calls: Promise<void>[] = []
    let refused = 0
    const call = async (token = '') => {
      const since = performance.now()
      const { status } = await send(url, agent, {
        path: contract.wallet.balance.path,
        headers: { authorization: `Bearer ${token}` },
      })
      if (status === 200) times.push(performance.now() - since)
      else refused++
    }
    const wanted = Number(values.seconds) * Number(values.rate)
    for await (const _ of setInterval(1000 / Number(values.rate))) {
      calls.push(call(tokens[calls.length % tokens.length]))
      if (calls.length === wanted) break
    }
    await Promise.all(calls)
    const { p50, p99 } = quantiles(times)
    console.log(
      `${what}: ${times.length} calls of the balance, ${refused} refused: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
        `longest ${Math.max(...times).toFixed(0)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  await balances('no stream')
  const streams = await openStreams(url, tokens, 1)
  await balances(`${streams.open()} streams`)
  streams.close()
} finally {
  gateway.child.kill('SIGTERM')
  await gateway.ended
  rmSync(dataDir, { recursive: true, force: true })
}
