import { request, type Agent, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** One raw HTTP request. */
export interface Sent {
  method: string
  /** Path and query, sent unchanged. */
  target: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

export interface Got {
  status: number
  headers: OutgoingHttpHeaders
  text: string
}

const patienceMs = 15_000

/** Sends one request and reads the whole response; of an event stream only its beginning. */
export function send(url: string, { method, target, headers, body }: Sent, agent: Agent): Promise<Got> {
  const { hostname, port } = new URL(url)
  // Node sets the content length automatically, except for methods that rarely have a body.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const requested = request(
      { hostname, port, method, path: target, headers: { ...length, ...headers }, agent, timeout: patienceMs },
      (answer) => {
        const parts: Buffer[] = []
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString('utf8'),
          })
        answer.on('data', (part: Buffer) => {
          parts.push(part)
          if (!answer.headers['content-type']?.startsWith('text/event-stream')) return
          done()
          requested.destroy()
        })
        answer.on('end', done).on('error', reject)
      },
    )
    requested.on('timeout', () => requested.destroy(new Error(`no answer within ${patienceMs} ms`))).on('error', reject)
    requested.end(body)
  })
}

/** Sends raw bytes, and reads until the other side closes the connection. */
export function sendBytes(url: string, bytes: string): Promise<Got> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'))
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer within ${patienceMs} ms`)))
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('error', reject)
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      )
      resolve({ status: Number(first.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n') })
    })
  })
}
