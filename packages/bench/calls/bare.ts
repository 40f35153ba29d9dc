// The least that does the same: a `node:http` server. A path with ready bytes (`PUT` it with its headers) sends those;
// `/query` runs one statement over the gateway's driver and sends its row.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

interface Ready {
  headers: Record<string, string | string[] | number>
  bytes: Buffer
}
const ready = new Map<string, Ready>()
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
let statement = { name: 'bare', text: 'select 1', values: [] as unknown[] }

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await req.toArray())
}

const server = createServer((req, res) => {
  const url = req.url ?? '/'
  if (req.method === 'PUT') {
    void bodyOf(req).then((bytes) => {
      if (url === '/query') statement = JSON.parse(bytes.toString()) as typeof statement
      else {
        const headers = JSON.parse(String(req.headers['x-headers'])) as Ready['headers']
        ready.set(url, { headers: { ...headers, 'content-length': bytes.length }, bytes })
      }
      res.end()
    })
    return
  }
  if (url === '/query') {
    pool.query(statement).then(
      ({ rows: [row] }) => {
        const text = JSON.stringify({ success: true, value: row })
        res
          .writeHead(200, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(text),
          })
          .end(text)
      },
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
    return
  }
  const found = ready.get(url)
  if (!found) return void res.writeHead(404).end()
  res.writeHead(200, found.headers).end(found.bytes)
})
server.listen(0, '127.0.0.1', () => process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
