// `npm run scale:month-end [-- --members 1000000] [--levels 12] [--write]`: the end of a month for the members of one
// line on the embedded store, with the limits that jobs have there. Prints how long each closing took and its longest
// statement, and fails where one is given up; `--write` puts the table into docs/measured.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { seed } from '../src/app/seed.ts'
import { settingsOf } from '../src/app/settings.ts'
import { forJobs, openDb, patient, pgConfig } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { checkInvariants } from '../src/ledger/invariants.ts'
import { commission, commissionRaises } from '../src/modules/commissions/accrual.ts'
import { commissionPayday } from '../src/modules/commissions/payday.ts'
import { revenueShare } from '../src/modules/commissions/revenue.ts'
import { boardPeriods, missions } from '../src/modules/missions/counting/count.ts'
import { expireOffers } from '../src/modules/rewards/claim.ts'
import { vip, vipMonths } from '../src/modules/vip/count.ts'
import { days } from '../src/modules/settlements/index.ts'
import { memberStarts, moneyDays } from '../src/modules/team/days.ts'
import { readers } from '../src/testing/readers.ts'
import type { Closing } from '../src/workflow/closings.ts'
import { fillMonth } from './scale/month.ts'
import { fillTeam } from './scale/team.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    levels: { type: 'string', default: '12' },
    write: { type: 'boolean' },
  },
})
const size = { members: Number(values.members), levels: Number(values.levels) }
/** After the payday, and the grace of every closing. */
const now = new Date('2026-12-20T06:00:00Z')

/** Statements sent while something is measured. */
const sent = { count: 0, longest: { ms: 0, text: '' } }
// oxlint-disable-next-line typescript/unbound-method -- it is called with the client it belongs to
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function timed(this: pg.Client, ...given: unknown[]): never {
  const [first] = given as (string | { text: string })[]
  const text = (typeof first === 'string' ? first : (first?.text ?? '')).replaceAll(/\s+/g, ' ').trim()
  const since = performance.now()
  const answer = query.apply(this, given) as Promise<unknown>
  sent.count++
  const note = () => {
    const ms = performance.now() - since
    if (ms > sent.longest.ms) sent.longest = { ms, text }
  }
  void Promise.resolve(answer).then(note, note)
  return answer as never
}

const [busy = 0] = loadavg()
const dataDir = mkdtempSync(join(tmpdir(), 'brand-month-'))
const store = await startEmbedded({ dataDir, durable: false })
const seeding = openDb(store.where(), patient)
const db = openDb(store.where(), forJobs)
const admin = new pg.Client(pgConfig(store.admin('gateway')))
await admin.connect()
try {
  await migrate(store.owner(), 'gateway_app')
  await seed(seeding)
  const begun = performance.now()
  const log = (step: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${step}`)
  const agents = await fillTeam(admin, { ...size, now: new Date('2026-11-20T10:00:00Z') }, log)
  await fillMonth(admin, agents)
  log('a month to end')

  const settings = settingsOf()
  const parts = { db, clock: { now: () => now }, settings: () => settings }
  const closing = (one: Closing) => ({ name: one.name, run: readers(parts, { closings: [one] }) })
  // A closing waits until all is counted: what the seed played, and what the closing before has paid.
  const count = readers(parts, { consumers: [vip, missions, commission, days, memberStarts, moneyDays] })
  const rows: string[][] = []
  const failed: string[] = []
  for (const { name, run } of [
    ...[vipMonths, boardPeriods, commissionRaises, commissionPayday, revenueShare].map(closing),
    { name: 'offers that end', run: () => expireOffers(db, now) },
  ]) {
    await count()
    Object.assign(sent, { count: 0, longest: { ms: 0, text: '' } })
    const since = performance.now()
    await run().catch((error: unknown) => failed.push(`${name}: ${String(error)}`))
    const seconds = (performance.now() - since) / 1000
    rows.push([name, seconds.toFixed(1), String(sent.count), sent.longest.ms.toFixed(0)])
    console.log(`${rows.at(-1)?.join(' | ')}  ${sent.longest.text.slice(0, 100)}`)
  }
  const aside = await admin.query<{ job: string; item: string; error: string }>(
    'select job, item, last_error as error from job_item',
  )
  failed.push(...aside.rows.map(({ job, item, error }) => `${job} ${item}: ${error}`))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['closing', 'seconds', 'statements', 'the longest, ms']
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${size.members.toLocaleString('en')} members on ${size.levels} levels; ` +
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, with other work at a load of ${busy.toFixed(1)}.`
  console.log(`\n${table}\n\n${where}`)
  if (failed.length > 0) throw new Error(failed.join('\n'))
  const breaches = await checkInvariants(seeding)
  if (breaches.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(breaches.slice(0, 5))}`)
  console.log('Nothing was given up, and the ledger adds up.')
  if (values.write) {
    const file = fileURLToPath(new URL('../../../docs/measured.md', import.meta.url))
    const [before, rest] = readFileSync(file, 'utf8').split('<!-- scale-month-end -->\n')
    const end = rest?.split('<!-- scale-month-end end -->')[1]
    if (before === undefined || end === undefined) throw new Error('the document has no place for the figures')
    writeFileSync(file, `${before}<!-- scale-month-end -->\n${where}\n\n${table}\n<!-- scale-month-end end -->${end}`)
  }
} finally {
  await Promise.all([db.$client.end(), seeding.$client.end(), admin.end()])
  await store.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
