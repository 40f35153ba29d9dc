// `npm run scale:contracts [-- --contracts 1000] [--settlements 1000000] [--days 30] [--write]`: a month of play with
// real-time contracts on the embedded store, settled slot by slot by the job of the gateway with the time limits it has
// there. Prints how long the month took, and a slot, the busiest and those without play; `--write` puts the table into
// docs/measured.md.
import { parseArgs } from 'node:util'
import { checkInvariants } from '../src/ledger/invariants.ts'
import { contractSettlement } from '../src/modules/contracts/settlement/job.ts'
import { contractConsumers } from '../src/modules/contracts/settlement/play.ts'
import { readers } from '../src/testing/readers.ts'
import { settingsOf } from '../src/app/settings.ts'
import { fillContracts, playSlot, slotMs } from './scale/contracts.ts'
import { databaseCpu } from './scale/database-cpu.ts'
import { quantile } from './scale/readers.ts'
import { besides, machine, tableOf, today, writeFigures } from './scale/report.ts'
import { timeStatements } from './scale/statements.ts'
import { openStore } from './scale/store.ts'

const { values } = parseArgs({
  options: {
    contracts: { type: 'string', default: '1000' },
    players: { type: 'string', default: '20000' },
    settlements: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '30' },
    write: { type: 'boolean' },
  },
})
const days = Number(values.days)
const size = {
  contracts: Number(values.contracts),
  players: Number(values.players),
  settlements: Number(values.settlements),
  days,
  busiest: Math.round(Number(values.settlements) / 200),
  // A month of thirty days begins in Dhaka.
  from: new Date('2026-08-31T18:00:00Z'),
}
const slots = days * 288

/** Statements sent so far, and the time of each kind. */
const sent = { count: 0, times: new Map<string, { calls: number; ms: number }>() }
timeStatements((text, ms) => {
  sent.count++
  const key = text.slice(0, 90)
  const kind = sent.times.get(key) ?? { calls: 0, ms: 0 }
  sent.times.set(key, { calls: kind.calls + 1, ms: kind.ms + ms })
})

interface Run {
  ms: number
  statements: number
  results: number
}

// With the limits of a gateway.
const { store, db, seeding, admin, log, close } = await openStore({ limits: {} })
try {
  await fillContracts(admin, size, log)
  sent.times.clear()

  let now = size.from
  const settings = settingsOf()
  const job = readers(
    { db, clock: { now: () => now }, settings: () => settings },
    { consumers: contractConsumers, closings: [contractSettlement] },
  )
  const resultsUpTo = async () => {
    const { rows } = await admin.query<{ id: string }>('select coalesce(max(id), 0)::text as id from contract_result')
    return Number(rows[0]?.id)
  }
  let results = 0
  let failed = 0
  async function settle(slot: number): Promise<Run> {
    now = new Date(size.from.getTime() + (slot + 1) * slotMs + settings.contracts.graceSeconds * 1000)
    const before = sent.count
    const since = performance.now()
    // A job that fails runs again at its next turn, like in the gateway.
    await job().catch(async (error: unknown) => {
      failed++
      if (failed > 100) throw error
      await job()
    })
    const ms = performance.now() - since
    const statements = sent.count - before
    const upTo = await resultsUpTo()
    const made = upTo - results
    results = upTo
    return { ms, statements, results: made }
  }

  const month: Run[] = []
  let busiest = { rounds: 0, run: { ms: 0, statements: 0, results: 0 } }
  const cpuBefore = databaseCpu(store.info.pid)
  const own = process.cpuUsage()
  for (let slot = 0; slot < slots; slot++) {
    const rounds = await playSlot(admin, slot, size.from)
    const run = await settle(slot)
    month.push(run)
    if (rounds > busiest.rounds) busiest = { rounds, run }
    if (slot % 288 === 287) {
      const last = month.slice(-288).map(({ ms }) => ms)
      const total = last.reduce((sum, ms) => sum + ms, 0) / 1000
      log(`day ${(slot + 1) / 288}: ${total.toFixed(1)} s for 288 slots, ${results} results so far`)
    }
  }
  const cpu = (databaseCpu(store.info.pid) - cpuBefore) / 1_000_000
  const { user, system } = process.cpuUsage(own)
  const kinds = [...sent.times].toSorted(([, a], [, b]) => b.ms - a.ms).slice(0, 14)
  const last = month.at(-1)
  const idle: Run[] = []
  for (let slot = slots; slot < slots + 288; slot++) idle.push(await settle(slot))

  const head = ['the job', 'runs', 'p50 ms', 'p99 ms', 'longest ms', 'statements, mean', 'results, mean']
  const rowOf = (name: string, list: readonly Run[]) => {
    const sorted = list.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const mean = (of: 'statements' | 'results') =>
      (list.reduce((sum, run) => sum + run[of], 0) / list.length).toFixed(of === 'results' ? 0 : 1)
    const times = [0.5, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1))
    return [name, String(list.length), ...times, mean('statements'), mean('results')]
  }
  const table = tableOf(head, [
    rowOf('a slot of the month', month.slice(0, -1)),
    rowOf(`the busiest slot, ${busiest.rounds.toLocaleString('en')} settlements`, [busiest.run]),
    rowOf('a slot in which nothing was played', idle),
    ...(last ? [rowOf(`the last slot, with ${Math.ceil(size.contracts / 10)} dividends of the month`, [last])] : []),
  ])
  const seconds = month.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const share = seconds / (days * 86_400)
  const where =
    `${today}, ${size.contracts.toLocaleString('en')} real-time contracts on four levels, ` +
    `${size.players.toLocaleString('en')} players, ${size.settlements.toLocaleString('en')} settlements in ${days} days ` +
    `(${slots.toLocaleString('en')} slots); ${machine}, ` +
    `${besides} All of it took the job ${(seconds / 60).toFixed(1)} minutes, ` +
    `${(share * 100).toFixed(2)} % of the time it covers (database ${(cpu / 60).toFixed(1)} minutes of CPU, the gateway's ` +
    `process ${((user + system) / 60_000_000).toFixed(1)}), for ${results.toLocaleString('en')} results; ${failed} runs were repeated.`
  console.log(`\n${table}\n\n${where}\n\nWhere the time went:`)
  for (const [text, { calls, ms }] of kinds)
    console.log(
      `${(ms / 1000).toFixed(1).padStart(8)} s ${String(calls).padStart(9)} × ${(ms / calls).toFixed(2)} ms  ${text}`,
    )
  const breaches = await checkInvariants(seeding)
  if (breaches.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(breaches.slice(0, 5))}`)
  if (share >= 0.1) throw new Error('it took longer than a tenth of the time it covers')
  console.log('The ledger adds up.')
  if (values.write) writeFigures('scale-contracts', where, table)
} finally {
  await close()
}
