// `npm run scale:month-end [-- --members 1000000] [--levels 12] [--write]`: the end of a month for the members of one
// line on the embedded store, with the limits that jobs have there. Prints how long each closing took and its longest
// statement, and fails where one is given up; `--write` puts the table into docs/measured.md.
import { parseArgs } from 'node:util'
import { settingsOf } from '../src/app/settings.ts'
import { forJobs } from '../src/db/client.ts'
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
import { besides, machine, tableOf, today, writeFigures } from './scale/report.ts'
import { timeStatements } from './scale/statements.ts'
import { openStore } from './scale/store.ts'
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
timeStatements((text, ms) => {
  sent.count++
  if (ms > sent.longest.ms) sent.longest = { ms, text }
})

const { db, seeding, admin, log, close } = await openStore({ durable: false, limits: forJobs })
try {
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
  const table = tableOf(['closing', 'seconds', 'statements', 'the longest, ms'], rows)
  const where = `${today}, ${size.members.toLocaleString('en')} members on ${size.levels} levels; ${machine}, ${besides}`
  console.log(`\n${table}\n\n${where}`)
  if (failed.length > 0) throw new Error(failed.join('\n'))
  const breaches = await checkInvariants(seeding)
  if (breaches.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(breaches.slice(0, 5))}`)
  console.log('Nothing was given up, and the ledger adds up.')
  if (values.write) writeFigures('scale-month-end', where, table)
} finally {
  await close()
}
