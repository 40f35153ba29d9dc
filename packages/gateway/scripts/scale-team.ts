// `npm run scale:team [-- --members 1000000] [--levels 12] [--times 200] [--write]`: members of one line,
// this many levels deep, on the embedded store with figures of a month; prints the database time of the overview, the
// list of downlines and the search of an agent, for agents at the top, in the middle and near the bottom, and fails
// where a plan reads all lines. `--write` puts the table into docs/measured.md.
import { parseArgs } from 'node:util'
import { databaseCpu } from './scale/database-cpu.ts'
import { quantile } from './scale/readers.ts'
import { besides, machine, tableOf, today, writeFigures } from './scale/report.ts'
import { openStore } from './scale/store.ts'
import { fillTeam } from './scale/team.ts'
import { teamScenes } from './scale/team-scenes.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    levels: { type: 'string', default: '12' },
    times: { type: 'string', default: '200' },
    write: { type: 'boolean' },
  },
})
const size = { members: Number(values.members), levels: Number(values.levels) }
const times = Number(values.times)
const now = new Date('2026-11-20T10:00:00Z')

const { store, db, admin, log, close } = await openStore({ durable: false })
try {
  const agents = await fillTeam(admin, { ...size, now }, log)

  // What a call costs in the database: the time of its statements, one after the other.
  let spent = 0
  const statements = new Map<string, { text: string; values: unknown[] }>()
  const pool = db.$client
  const query = pool.query.bind(pool) as unknown as (given: unknown, values?: unknown[]) => Promise<unknown>
  Object.assign(pool, {
    async query(given: string | { text: string }, given2?: unknown[]) {
      const since = performance.now()
      const answer = await query(given, given2)
      spent += performance.now() - since
      const text = typeof given === 'string' ? given : given.text
      statements.set(text, { text, values: given2 ?? [] })
      return answer
    },
  })

  const rows: string[][] = []
  const whole: string[] = []
  for (const { name, run } of teamScenes(db, agents, now)) {
    const sample: number[] = []
    statements.clear()
    for (let n = 0; n < 10; n++) await run()
    const before = databaseCpu(store.info.pid)
    for (let n = 0; n < times; n++) {
      spent = 0
      await run()
      sample.push(spent)
    }
    const cpu = (databaseCpu(store.info.pid) - before) / times / 1000
    sample.sort((a, b) => a - b)
    rows.push([name, ...[0.5, 0.99, 1].map((share) => quantile(sample, share).toFixed(1)), cpu.toFixed(1)])
    console.log(rows.at(-1)?.join(' | '))
    for (const { text, values: given } of statements.values()) {
      const plan = (await query(`explain ${text}`, given)) as { rows: Record<string, string>[] }
      const lines = plan.rows.map((row) => Object.values(row)[0] ?? '')
      if (lines.some((line) => /Seq Scan on member_line/.test(line))) whole.push(`${name}:\n${lines.join('\n')}`)
    }
  }
  const table = tableOf(['database time of a call', 'p50 ms', 'p99 ms', 'longest ms', 'CPU ms, mean'], rows)
  const where =
    `${today}, ${size.members.toLocaleString('en')} members on ${size.levels} levels, ` +
    `${times} calls each, one at a time; ${machine}, ${besides}`
  console.log(`\n${table}\n\n${where}`)
  if (whole.length > 0) throw new Error(`plans that read all lines:\n${whole.join('\n\n')}`)
  console.log('No plan reads all lines (no sequential scan of member_line).')
  if (values.write) writeFigures('scale-team', where, table)
} finally {
  await close()
}
