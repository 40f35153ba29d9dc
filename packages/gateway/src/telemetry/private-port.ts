import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface PrivatePort {
  port: number
  stop: () => Promise<void>
}

/** Serves `GET /metrics` and nothing else, on a port that no visitor reaches. */
export async function servePrivately(
  metrics: { text: () => Promise<{ type: string; text: string }> },
  { host, port }: { host: string; port: number },
): Promise<PrivatePort> {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') return void res.writeHead(404).end()
    metrics.text().then(
      ({ type, text }) => res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
