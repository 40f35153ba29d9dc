import { request, type IncomingMessage } from 'node:http'
import { events, type EventName } from '@brand/sdk/contract'

export interface Listening {
  status: number
  text(): string
  /** The id of the last event, as a browser would send it. */
  lastId(): string
  /** The next event of a name not yet taken, as its schema reads it. */
  next(name: EventName): Promise<Record<string, unknown>>
  ended: Promise<void>
  leave(): void
}

/** Listens to the stream of a gateway as a client does. */
export async function listenTo(at: string, token?: string, headers: Record<string, string> = {}): Promise<Listening> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      `${at}/wps/stream`,
      { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } },
      resolve,
    )
      .on('error', reject)
      .end()
  })
  let text = ''
  /** By name: events of different kinds may overtake each other. */
  const taken = new Map<EventName, number>()
  const waiting = new Set<() => void>()
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (const wake of waiting) wake()
  })
  response.on('error', () => {})
  const ended = new Promise<void>((resolve) => response.on('close', resolve))
  return {
    status: response.statusCode ?? 0,
    text: () => text,
    lastId: () => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
    async next(name) {
      for (;;) {
        const found = new RegExp(`event: ${name.replace('.', '\\.')}\ndata: (.*)\n\n`, 'g')
        found.lastIndex = taken.get(name) ?? 0
        const match = found.exec(text)
        if (match) {
          taken.set(name, found.lastIndex)
          return events[name].parse(JSON.parse(match[1] ?? '')) as Record<string, unknown>
        }
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`no ${name} in ${text}`)), 15_000)
          const wake = () => (waiting.delete(wake), clearTimeout(late), resolve())
          waiting.add(wake)
        })
      }
    },
    ended,
    leave: () => response.destroy(),
  }
}
