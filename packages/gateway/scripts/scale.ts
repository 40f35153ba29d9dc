// `npm run scale [-- --seconds 6] [--write]`: 20,000 games of 60 vendors on the embedded store, read by 50 readers at
// once, beside a bare node:http server that answers one ready page. A table; `--write` puts it into docs/measured.md.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fillCatalogue, FIRST_MADE } from '../src/modules/games/catalogue/testing.many.ts'
import { databaseCpu } from './scale/database-cpu.ts'
import type { Figures, Order } from './scale/order.ts'
import { quantile, readers, textOf } from './scale/readers.ts'
import { besides, machine, tableOf, today, writeFigures } from './scale/report.ts'
import { scenesOf } from './scale/scenes.ts'
import { openStore } from './scale/store.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    readers: { type: 'string', default: '50' },
    write: { type: 'boolean' },
  },
})
const seconds = Number(values.seconds) / 2
const count = Number(values.readers)

async function start(order: Order): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL('scale/gateway.ts', import.meta.url)), [JSON.stringify(order)])
  const { port } = await messageFrom<{ port: number }>(child)
  return { child, port }
}
const messageFrom = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the measured process ended'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
function figures(child: ChildProcess): Promise<Figures> {
  const answer = messageFrom<Figures>(child)
  child.send('figures')
  return answer
}

const { store, db, close } = await openStore()
const children: ChildProcess[] = []
try {
  const begun = performance.now()
  const games = await fillCatalogue(db, { games: 20_000, vendors: 60 })
  console.log(`${games.length} games made and folded in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  const gateway = await start({ where: store.where() })
  children.push(gateway.child)
  const scenes = scenesOf(games)
  const bareServer = await start({ page: await textOf(gateway.port, scenes[0]?.next() ?? '/') })
  children.push(bareServer.child)

  const rows: string[][] = []
  for (const { name, next, changing } of scenes) {
    const changeTimer =
      changing &&
      setInterval(
        () => void db.$client.query('update game set is_new = not is_new where node_id = $1', [FIRST_MADE]),
        1000,
      )
    await readers(gateway.port, next, { count, seconds: 0.5 }) // connections, prepared statements
    const times: number[] = []
    const beside: number[] = []
    const cost = { queries: 0, cpuMicros: 0, databaseMicros: 0, bareMicros: 0, seconds: 0 }
    for (let round = 0; round < 2; round++) {
      const before = await figures(gateway.child)
      const databaseBefore = databaseCpu(store.info.pid)
      const ours = await readers(gateway.port, next, { count, seconds })
      const after = await figures(gateway.child)
      cost.databaseMicros += databaseCpu(store.info.pid) - databaseBefore
      const bareBefore = await figures(bareServer.child)
      const theirs = await readers(bareServer.port, next, { count, seconds: seconds / 2 })
      cost.bareMicros += (await figures(bareServer.child)).cpuMicros - bareBefore.cpuMicros
      cost.queries += after.queries - before.queries
      cost.cpuMicros += after.cpuMicros - before.cpuMicros
      cost.seconds += ours.seconds
      times.push(...ours.times)
      beside.push(...theirs.times)
    }
    clearInterval(changeTimer)
    times.sort((a, b) => a - b)
    beside.sort((a, b) => a - b)
    const ms = (sorted: number[], share: number) => quantile(sorted, share).toFixed(1)
    const cpu = cost.cpuMicros / times.length
    const databaseMicros = cost.databaseMicros / times.length
    const bareCpu = cost.bareMicros / beside.length
    rows.push([
      name,
      ms(times, 0.5),
      ms(times, 0.99),
      (times.length / cost.seconds).toFixed(0),
      (cost.queries / times.length).toFixed(2),
      cpu.toFixed(0),
      databaseMicros.toFixed(0),
      ms(beside, 0.5),
      ms(beside, 0.99),
      bareCpu.toFixed(0),
      (quantile(times, 0.5) / quantile(beside, 0.5)).toFixed(1),
      (cpu / bareCpu).toFixed(1),
    ])
  }
  const head = [
    `${count} readers`,
    'p50 ms',
    'p99 ms',
    'calls/s',
    'queries/call',
    'CPU µs',
    'database µs',
    'bare p50',
    'bare p99',
    'bare CPU µs',
    'p50 ÷ bare',
    'CPU ÷ bare',
  ]
  const table = tableOf(head, rows)
  const where = `${today}, ${machine}; readers, gateway and PostgreSQL share these cores, ${besides}`
  console.log(`\n${table}\n\n${where}`)
  if (values.write) writeFigures('scale', where, table)
} finally {
  for (const child of children) child.kill()
  await close()
}
