// The measured process: a gateway on an existing database, or, without one, a bare node:http server that answers one
// page. On the message `figures` it answers its resource use so far.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../../src/app/app.ts'
import { openDb } from '../../src/db/client.ts'
import type { Figures, Order } from './order.ts'

const order = JSON.parse(process.argv[2] ?? '{}') as Order
let queries = 0

async function gateway(where: Extract<Order, { where: unknown }>['where']): Promise<number> {
  const db = openDb(where)
  const query = db.$client.query.bind(db.$client) as (...given: unknown[]) => unknown
  Object.assign(db.$client, { query: (...given: unknown[]) => ((queries += 1), query(...given)) })
  const app = await createApp({ db, logLevel: 'silent' })
  const all = { perSecond: 1_000_000, burst: 1_000_000 }
  await app.services.settingsStore.write('limits', { reads: all })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

function servePage(page: string): Promise<number> {
  const server = createServer((_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(page),
  )
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ queries, cpuMicros: user + system } satisfies Figures)
})
process.send?.({ port: 'where' in order ? await gateway(order.where) : await servePage(order.page) })
