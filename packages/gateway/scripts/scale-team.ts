// `npm run scale:team [-- --members 1000000] [--levels 12] [--times 200] [--write]`: members of one line,
// this many levels deep, on the embedded store with figures of a month; prints the database time of the overview, the
// list of downlines and the search of an agent, for agents at the top, in the middle and near the bottom, and fails
// where a plan reads all lines. `--write` puts the table into docs/measured.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDb, patient, pgConfig } from '../src/db/client.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { seed } from '../src/app/seed.ts'
import { databaseCpu } from './scale/database-cpu.ts'
import { quantile } from './scale/readers.ts'
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

const [busy = 0] = loadavg()
const dataDir = mkdtempSync(join(tmpdir(), 'brand-team-'))
const store = await startEmbedded({ dataDir, durable: false })
const db = openDb(store.where(), patient)
const admin = new pg.Client(pgConfig(store.admin('gateway')))
await admin.connect()
try {
  await migrate(store.owner(), 'gateway_app')
  await seed(db)
  const begun = performance.now()
  const agents = await fillTeam(admin, { ...size, now }, (step) =>
    console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${step}`),
  )

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
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['database time of a call', 'p50 ms', 'p99 ms', 'longest ms', 'CPU ms, mean']
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${size.members.toLocaleString('en')} members on ${size.levels} levels, ` +
    `${times} calls each, one at a time; ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ` +
    `with other work at a load of ${busy.toFixed(1)}.`
  console.log(`\n${table}\n\n${where}`)
  if (whole.length > 0) throw new Error(`plans that read all lines:\n${whole.join('\n\n')}`)
  console.log('No plan reads all lines (no sequential scan of member_line).')
  if (values.write) {
    const file = fileURLToPath(new URL('../../../docs/measured.md', import.meta.url))
    const text = readFileSync(file, 'utf8')
    const [before, rest] = text.split('<!-- scale-team -->\n')
    const after = rest?.split('<!-- scale-team end -->')[1]
    if (before === undefined || after === undefined) throw new Error('the document has no place for the figures')
    writeFileSync(file, `${before}<!-- scale-team -->\n${where}\n\n${table}\n<!-- scale-team end -->${after}`)
  }
} finally {
  await db.$client.end()
  await admin.end()
  await store.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
