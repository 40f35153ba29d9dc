import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as delay, setInterval } from 'node:timers/promises'

export interface Call {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Figures {
  perSecond: number
  /** Of calls that were answered, ms. */
  p50: number
  p99: number
  /** Refused with 503 and a retry time. */
  refused: number
  /** Longest time until any response, ms. */
  longest: number
  /** Any other answer than 200, or one that is not `isDone`. */
  failed: number
  count: number
}

export function quantiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

export const agentOf = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections })

/** One call to its end. */
export function send(
  url: string,
  agent: Agent,
  { method = 'GET', path, headers, body }: Call,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const req = request(
      url + path,
      {
        method,
        agent,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (res) => {
        let text = ''
        res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        res.on('end', () => resolve({ status: res.statusCode ?? 0, text }))
      },
    )
    req.on('error', reject).end(body)
  })
}

/**
 * This many callers at once, each with its next call when the last is answered, until the time is over or `next` has no
 * more.
 */
export async function drive(
  url: string,
  seconds: number,
  callers: number,
  next: (caller: number) => Call | undefined,
  isDone: (text: string) => boolean = () => true,
): Promise<Figures> {
  const agent = agentOf(callers)
  const times: number[] = []
  let [failed, refused, longest] = [0, 0, 0]
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      let again: Call | undefined
      for (let call = next(caller); call && performance.now() < end; call = again ?? next(caller)) {
        const since = performance.now()
        const { status, text } = await send(url, agent, call).catch(() => ({ status: 0, text: '' }))
        const took = performance.now() - since
        longest = Math.max(longest, took)
        again = status === 503 ? call : undefined
        if (again) {
          refused++
          // Like every client of ours: retries at the given time plus random jitter.
          await delay(1000 + 500 * Math.random())
        }
        if (status !== 503) times.push(took)
        if (status !== 503 && (status !== 200 || !isDone(text))) failed++
      }
    }),
  )
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    perSecond: times.length / took,
    ...quantiles(times),
    refused,
    longest,
    failed,
    count: times.length + refused,
  }
}

/** Calls at a steady rate a second, whether those before are answered or not; what is refused does not come again. */
export async function offer(
  url: string,
  seconds: number,
  rate: number,
  next: (sent: number) => Call,
  isDone: (text: string) => boolean = () => true,
): Promise<Figures> {
  const agent = agentOf(2 * rate)
  const times: number[] = []
  const calls: Promise<void>[] = []
  let [failed, refused, longest] = [0, 0, 0]
  const call = async (sent: number) => {
    const since = performance.now()
    const { status, text } = await send(url, agent, next(sent)).catch(() => ({ status: 0, text: '' }))
    const took = performance.now() - since
    longest = Math.max(longest, took)
    if (status === 503) refused++
    else if (status === 200 && isDone(text)) times.push(took)
    else failed++
  }
  const begun = performance.now()
  for await (const _ of setInterval(5)) {
    const passed = Math.min(seconds, (performance.now() - begun) / 1000)
    while (calls.length < passed * rate) calls.push(call(calls.length))
    if (passed === seconds) break
  }
  await Promise.all(calls)
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  return { perSecond: times.length / took, ...quantiles(times), refused, longest, failed, count: calls.length }
}

/** Resident memory of a process, MB. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
