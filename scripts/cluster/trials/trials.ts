import { setTimeout as delay } from 'node:timers/promises'
import { openDb } from '../../../packages/gateway/src/db/client.ts'
import { verifyLedger } from '../../../packages/gateway/src/ledger/chain/verify.ts'
import { sealKeys } from '../../../packages/gateway/src/ledger/chain/keys.ts'
import { checkInvariants } from '../../../packages/gateway/src/ledger/invariants.ts'
import { formatMoney } from '../../../packages/gateway/src/ledger/money.ts'
import { checkJournal } from '../../../packages/gateway/src/modules/settlements/index.ts'
import { checkDays } from '../../../packages/gateway/src/modules/settlements/days.ts'
import type { Cluster } from '../cluster.ts'
import { until } from '../part.ts'
import { balanceOf, type Load, missing } from './load.ts'
import { killNode, setClock, signalNode, whole } from './nodes.ts'

/** What one fault did to the calls about money. */
export interface Outcome {
  /** Longest time without any acknowledged call, ms. */
  silence: number
  /** Longest time from a call's first sending to its acknowledgement, ms. */
  longest: number
}

export interface Trial {
  name: string
  times: number
  /** One fault, from a whole cluster to a whole cluster. */
  run: (n: number) => Promise<void>
}

export interface Result {
  name: string
  outcomes: readonly Outcome[]
  acknowledged: number
  /** Times for which streams were away, ms. */
  returns: readonly number[]
  /** What is wrong afterwards; [] where nothing is. */
  faults: readonly string[]
}

const gatewayNames = ['gateway1', 'gateway2', 'gateway3']

/** The faults, in the order in which they are tried. */
export function trialsOf(cluster: Cluster, load: Load, times: { primary: number; gateway: number }): Trial[] {
  const { parts } = cluster
  const acknowledgedAfter = (moment: number) => load.acknowledged.some(({ from }) => from > moment)
  const resumes = (since: number) =>
    until('money does not move again', async () => acknowledgedAfter(since), { seconds: 180 })
  const primary = async () => (await cluster.primary()) ?? ''
  const standby = async () => (await cluster.synchronous())[0] ?? ''

  /** Money goes on or stands still for so long. */
  async function expectMoney(moves: boolean, ms: number): Promise<void> {
    const since = Date.now()
    await delay(ms)
    if (load.acknowledged.some(({ to }) => to > since) !== moves)
      throw new Error(moves ? 'money stands still' : 'money moves without a synchronous standby')
  }
  async function restart(name: string): Promise<void> {
    await parts.get(name)?.end('SIGKILL')
    await delay(1000)
    parts.get(name)?.start()
    await parts.get(name)?.ready()
    await resumes(Date.now())
  }

  return [
    {
      name: 'primary killed (Patroni and PostgreSQL, SIGKILL)',
      times: times.primary,
      async run() {
        const old = await primary()
        const since = Date.now()
        await killNode(cluster, old)
        await until('there is no new primary', async () => ![old, ''].includes(await primary()), { seconds: 120 })
        await resumes(Math.max(since, Date.now()))
        parts.get(old)?.start()
        await whole(cluster)
      },
    },
    { name: 'gateway killed (SIGKILL)', times: times.gateway, run: (n) => restart(gatewayNames[n % 3] ?? '') },
    {
      name: 'synchronous standby cut off for 20 s',
      times: 3,
      async run() {
        const cut = await standby()
        signalNode(cluster, cut, 'SIGSTOP')
        try {
          await delay(10_000)
          await expectMoney(true, 10_000)
        } finally {
          signalNode(cluster, cut, 'SIGCONT')
        }
        await whole(cluster)
      },
    },
    {
      name: 'both standbys cut off for 30 s: money refused, reads go on',
      times: 2,
      async run() {
        const leader = await primary()
        const cut = ['node1', 'node2', 'node3'].filter((one) => one !== leader)
        for (const one of cut) signalNode(cluster, one, 'SIGSTOP')
        try {
          await delay(10_000)
          await expectMoney(false, 15_000)
          const response = await fetch(`${cluster.env['GATEWAY_URL']}/wps/system/status`)
          if (response.status !== 200) throw new Error(`a read answers ${response.status}`)
        } finally {
          for (const one of cut) signalNode(cluster, one, 'SIGCONT')
        }
        await resumes(Date.now())
        await whole(cluster)
      },
    },
    {
      name: 'etcd stopped for 45 s',
      times: 2,
      async run() {
        const before = await primary()
        const all = ['etcd1', 'etcd2', 'etcd3']
        await Promise.all(all.map(async (name) => parts.get(name)?.end('SIGKILL')))
        try {
          await delay(30_000)
          await expectMoney(true, 15_000)
        } finally {
          for (const name of all) parts.get(name)?.start()
        }
        await delay(5000)
        await whole(cluster)
        if ((await primary()) !== before) throw new Error('another server became the primary')
      },
    },
    { name: 'HAProxy killed and started again after 1 s', times: 5, run: () => restart('haproxy') },
    { name: 'PgBouncer killed and started again after 1 s', times: 5, run: () => restart('pgbouncer') },
    {
      name: "a server whose clock is an hour ahead becomes the primary, then one with the right time; the jobs' leader killed after it",
      times: 1,
      async run() {
        const [first, ahead] = [await primary(), await standby()]
        const third = ['node1', 'node2', 'node3'].find((one) => one !== first && one !== ahead) ?? ''
        await parts.get(ahead)?.end()
        setClock(cluster, ahead, '+3600')
        parts.get(ahead)?.start()
        await whole(cluster)
        // The one with the wrong clock alone may take over.
        await parts.get(third)?.end()
        await until('the standby is not synchronous', async () => (await standby()) === ahead)
        await killNode(cluster, first)
        await until('there is no new primary', async () => (await primary()) === ahead)
        parts.get(first)?.start()
        parts.get(third)?.start()
        await whole(cluster)
        await expectMoney(true, 10_000)
        await killNode(cluster, ahead)
        setClock(cluster, ahead, undefined)
        await until('there is no new primary', async () => ![ahead, ''].includes(await primary()))
        parts.get(ahead)?.start()
        for (const name of gatewayNames) await restart(name)
        await whole(cluster)
      },
    },
  ]
}

/** Runs a trial under load, and compares what was acknowledged with the ledger when all have come to rest. */
export async function runTrial(
  cluster: Cluster,
  load: Load,
  trial: Trial,
  say: (line: string) => void,
): Promise<Result> {
  const outcomes: Outcome[] = []
  const faults: string[] = []
  const begun = Date.now()
  for (let n = 0; n < trial.times; n++) {
    const since = Date.now()
    try {
      await trial.run(n)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      await whole(cluster)
    }
    await delay(2000)
    outcomes.push(outcomeOf(load, since))
    const { silence = 0, longest = 0 } = outcomes.at(-1) ?? {}
    say(`  ${trial.name} ${n + 1}/${trial.times}: ${silence} ms without money, longest call ${longest} ms`)
  }
  await load.pause()
  faults.push(...(await compare(cluster, load)))
  load.resume()
  return {
    name: trial.name,
    outcomes,
    acknowledged: load.acknowledged.filter(({ to }) => to >= begun).length,
    returns: load.returns.filter(({ at }) => at >= begun).map(({ ms }) => ms),
    faults,
  }
}

function outcomeOf(load: Load, since: number): Outcome {
  const inside = load.acknowledged.filter(({ to }) => to >= since)
  const moments = [since, ...inside.map(({ to }) => to), Date.now()].toSorted((a, b) => a - b)
  return {
    silence: Math.max(...moments.map((moment, n) => moment - (moments[n - 1] ?? moment))),
    longest: Math.max(0, ...inside.map(({ from, to }) => to - from)),
  }
}

/** What differs between the people's own journal and the ledger, and what the ledger's own checks find. */
export async function compare(cluster: Cluster, load: Load): Promise<string[]> {
  const db = openDb({ url: cluster.urls.direct }, { statementTimeoutMs: 60_000, silentMs: 60_000 })
  const siteUrl = cluster.env['GATEWAY_URL'] ?? ''
  try {
    const found: string[] = (await missing(db, load)).map((one) => `acknowledged and not once in the ledger: ${one}`)
    for (const [n, game] of load.games.entries()) {
      const [has, owed] = [await balanceOf(siteUrl, game), formatMoney(game.owed)]
      if (has !== owed) found.push(`player ${n} has ${has} and should have ${owed}`)
    }
    for (const one of load.movers) {
      await one.logIn()
      const [{ total }, orders] = [await one.wallet(), await one.orderCounts()]
      if (total !== one.expected()) found.push(`${one.account} has ${total} and should have ${one.expected()}`)
      if (orders.deposits !== one.orders.deposits || orders.open > 0)
        found.push(`${one.account} made ${one.orders.deposits} deposits: ${JSON.stringify(orders)}`)
    }
    for (const breach of await checkInvariants(db)) found.push(`I1: ${JSON.stringify(breach)}`)
    for (const difference of await checkJournal(db)) found.push(`journal: ${JSON.stringify(difference)}`)
    await until('the readers of the journal stand still', async () => (await checkDays(db)).waiting === 0)
    for (const difference of (await checkDays(db)).differences) found.push(`days: ${JSON.stringify(difference)}`)
    const verdict = await verifyLedger(db, sealKeys(cluster.env['LEDGER_KEYS'] ?? '').known(), undefined)
    for (const { found: what, table, row } of verdict.findings) found.push(`seals: ${what} ${table} ${row}`)
    found.push(...(await load.chat.lost()).map((one) => `chat: ${one}`))
    return found
  } catch (error) {
    return [`the comparison failed: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    await db.$client.end()
  }
}
