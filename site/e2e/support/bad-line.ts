import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Failure of the connection for money calls of a vendor. `twice`: each call arrives twice at once, and once more after
 * the next one was answered. `overtaken`: a bet is delayed and arrives after the vendor, which got no response, has
 * rolled it back.
 */
export type Fault = 'none' | 'twice' | 'overtaken'

export interface BadLine {
  /** URL at which the vendor reaches the gateway. */
  url: string
  /** Sets the gateway behind it. */
  to(gateway: string): void
  set(fault: Fault): void
  /** How often calls arrived repeatedly or out of order, and the repeats whose response differed from the first. */
  seen: { repeats: number; overtakings: number; contradictions: string[] }
  close(): Promise<void>
}

interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const signed = ['content-type', 'x-vendor', 'x-timestamp', 'x-signature']
const headersOf = (all: IncomingHttpHeaders) =>
  Object.fromEntries(signed.flatMap((name) => (typeof all[name] === 'string' ? [[name, all[name]]] : [])))

/** A proxy between a vendor and the gateway that can fail. It does not read or change the content. */
export async function startLine(): Promise<BadLine> {
  let gateway = ''
  let fault: Fault = 'none'
  let before: { call: Call; body: string } | undefined
  let delayed: Call | undefined
  const seen: BadLine['seen'] = { repeats: 0, overtakings: 0, contradictions: [] }

  const pass = async ({ path, headers, body }: Call) => {
    const answer = await fetch(gateway + path, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  }
  async function repeat(call: Call, body: string): Promise<void> {
    const { text } = await pass(call)
    seen.repeats += 1
    if (text !== body) seen.contradictions.push(`${call.method}: ${body} / ${text}`)
  }
  /** Response of the gateway; undefined if the connection is cut. */
  async function carry(call: Call): Promise<{ status: number; text: string } | undefined> {
    if (fault === 'overtaken' && call.method === 'debit') {
      delayed = call
      return undefined
    }
    const [answer] = await Promise.all(
      fault === 'twice' && call.method !== 'authenticate' ? [pass(call), pass(call)] : [pass(call)],
    )
    if (fault === 'twice' && answer.status === 200 && call.method !== 'authenticate' && call.method !== 'balance') {
      await repeat(call, answer.text)
      if (before) await repeat(before.call, before.body)
      before = { call, body: answer.text }
    }
    if (delayed && call.method === 'rollback') {
      const { text } = await pass(delayed)
      seen.overtakings += 1
      if (!text.includes('TX_ROLLED_BACK')) seen.contradictions.push(`late debit: ${text}`)
      delayed = undefined
    }
    return answer
  }

  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const path = request.url ?? ''
      const answer = await carry({
        method: path.split('/').at(-1) ?? '',
        path,
        headers: headersOf(request.headers),
        body: Buffer.concat(parts).toString(),
      })
      if (!answer) return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
    })().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (address) => void (gateway = address),
    set: (next) => void (fault = next),
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
