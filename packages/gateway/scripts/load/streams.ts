import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { stream } from '@brand/sdk/contract'

export interface Streams {
  /** Number of open streams. */
  open(): number
  /**
   * Resolves when each stream of a person has sent a balance it had not sent before this was called. @throws Error
   * after 30 s
   */
  nextBalance(token: string): Promise<void>
  close(): void
}

/**
 * Opens `each` streams for every person, and waits until all have sent their balance. Whoever comes while the gateway is
 * busy comes again.
 */
export async function openStreams(url: string, tokens: string[], each: number): Promise<Streams> {
  const sockets: ClientRequest[] = []
  const waiting = new Map<string, Set<() => void>>()
  let open = 0

  function listen(token: string): Promise<void> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('a stream has not told its balance in 30 s')), 30_000).unref()
      const ask = () => {
        const req = request(url + stream.path, { agent: false, headers: { authorization: `Bearer ${token}` } }, hear)
        req.on('error', reject).end()
        sockets.push(req)
      }
      function hear(res: IncomingMessage): void {
        if (res.statusCode === 503) return void res.resume().on('end', () => setTimeout(ask, 1000))
        if (res.statusCode !== 200) return reject(new Error(`a stream was refused: ${res.statusCode}`))
        open++
        res.on('close', () => open--)
        res.setEncoding('utf8').on('data', (chunk: string) => {
          if (!chunk.includes('event: balance')) return
          resolve()
          for (const notify of waiting.get(token) ?? []) notify()
        })
      }
      ask()
    })
  }

  // Fifty at a time, as users arrive.
  const wanted = tokens.flatMap((token) => Array<string>(each).fill(token))
  for (let at = 0; at < wanted.length; at += 50) await Promise.all(wanted.slice(at, at + 50).map(listen))

  return {
    open: () => open,
    nextBalance: (token) =>
      new Promise((resolve, reject) => {
        let left = each
        const timer = setTimeout(
          () => reject(new Error(`${left} of ${each} streams have not told the balance; ${open} are open`)),
          30_000,
        )
        const notify = () => {
          if (--left > 0) return
          clearTimeout(timer)
          waiting.get(token)?.delete(notify)
          resolve()
        }
        waiting.set(token, (waiting.get(token) ?? new Set()).add(notify))
      }),
    close: () => sockets.forEach((socket) => socket.destroy()),
  }
}
