import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What a line does to the money calls of a vendor. `twice`: each goes over twice at once, and once more when the next
 * has been answered.
 * `overtaken`: a stake is cut off on its way; it arrives when the vendor, who could not know, has already taken it
 * back.
 */
export type Fault = 'none' | 'twice' | 'overtaken'

export interface BadLine {
  /** Where the vendor finds the gateway. */
  url: string
  /** The gateway behind it. */
  to(gateway: string): void
  set(fault: Fault): void
  /**
   * How often calls came over more than once or out of order, and the repeats that were answered in other words than
   * the first.
   */
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

/** A line between a vendor and the gateway that may be bad. It reads nothing and changes no byte. */
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
  /** The gateway's answer; undefined where the line is cut. */
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
