// The most this machine and this client can do: a server that only sends `BYTES` bytes.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = 'x'.repeat(Number(process.env['BYTES']))
const server = createServer((_req, res) => res.writeHead(200, { 'content-type': 'application/json' }).end(body))
server.listen(0, '127.0.0.1', () => process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
