// A page before the gateway: what is given here is answered here, everything else is handed on, so that all pages share
// pictures, calls and line.
import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export interface Given {
  type: string
  body: Buffer
}

function handOn(to: string, request: IncomingMessage, response: ServerResponse): void {
  const on = call(
    new URL(request.url ?? '/', to),
    { method: request.method, headers: { ...request.headers, host: new URL(to).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  on.on('error', () => response.destroy())
  response.on('close', () => on.destroy())
  request.pipe(on)
}

/** Serves `given` by path, compressed as the gateway does its files; resolves to its address and a way to end it. */
export async function serveBefore(
  gateway: string,
  given: ReadonlyMap<string, Given>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const packed = new Map([...given].map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]))
  const server = createServer((request, response) => {
    const found = packed.get(new URL(request.url ?? '/', 'http://local').pathname)
    if (!found) return handOn(gateway, request, response)
    response
      .writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'cache-control': 'no-cache' })
      .end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
