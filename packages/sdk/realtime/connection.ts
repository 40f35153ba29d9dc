import { boundedWait } from '../client/clock.ts'
import type { Core } from '../client/core.ts'
import type { Answer } from '../client/unwrap.ts'
import type { GatewayError } from '../errors/gateway-error.ts'
import { createEventParser, type ServerEvent } from './sse.ts'

const path = '/wps/stream'
/** The gateway sends something every 15 s; a connection idle for longer than two of those is dead. */
const silentMs = 40_000
const longestWaitMs = 30_000
/** The gateway may ask for more, but a page that is open so long is not forgotten for a slip in a proxy's settings. */
const longestAskedMs = 5 * 60_000
/** A connection that lives for this long has shown that the line holds, whether or not anything happened. */
const provenMs = 10_000

export type ConnectionNeeds = Pick<Core, 'baseUrl' | 'fetch' | 'session' | 'clock' | 'language' | 'renewing'>

export interface ConnectionListener {
  readonly onEvent: (event: ServerEvent) => void
  /** The connection broke: what it told may be old by the next. */
  readonly onBreak: () => void
  /** Data flow again after a break. */
  readonly onResume: () => void
  /** The error of an answer that is no stream. */
  readonly refusal: (answer: Answer) => GatewayError
}

/**
 * Keeps the event stream open over fetch (so that the token travels in a header) until aborted. Never rejects: each
 * failure is one more reason to wait a little longer.
 */
export async function keepOpen(
  core: ConnectionNeeds,
  signal: AbortSignal,
  listener: ConnectionListener,
): Promise<void> {
  let failures = 0
  let lastId: string | undefined
  let before = false
  while (!signal.aborted) {
    const refusal = await connect(core, signal, lastId, {
      refusal: listener.refusal,
      onData() {
        if (before) listener.onResume()
        before = true
      },
      onProof: () => void (failures = 0),
      onEvent(event) {
        failures = 0
        lastId = event.id ?? lastId
        listener.onEvent(event)
      },
    })
    listener.onBreak()
    if (refusal === 'for good') return
    await pause(
      core,
      boundedWait(refusal ?? 0, backoffMs(failures++), longestAskedMs) * (1 + core.clock.random() / 2),
      signal,
    )
  }
}

const backoffMs = (failures: number): number => Math.min(longestWaitMs, 500 * 2 ** failures) / 1.5

type Refusal = number | 'for good' | undefined

/** One connection until it breaks. Returns the wait the gateway requested, or that it refuses us. */
async function connect(
  core: ConnectionNeeds,
  signal: AbortSignal,
  lastId: string | undefined,
  on: Pick<ConnectionListener, 'onEvent' | 'refusal'> & { onData: () => void; onProof: () => void },
): Promise<Refusal> {
  const { clock, session, fetch } = core
  const token = session.get().session?.token
  const own = new AbortController()
  const stop = () => own.abort()
  // The reason tells `anyHost` that the host is at fault.
  const tooSilent = () => own.abort(new DOMException('no data', 'TimeoutError'))
  let cancelWatch = clock.after(silentMs, tooSilent)
  signal.addEventListener('abort', stop)
  try {
    const headers: Record<string, string> = {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      'Accept-Language': core.language(),
    }
    if (lastId) headers['Last-Event-ID'] = lastId
    const response = await fetch(core.baseUrl + path, {
      headers,
      signal: own.signal,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
    })
    if (!response.ok || !response.body)
      return await refused(
        core,
        on.refusal({ status: response.status, headers: response.headers, text: await response.text() }),
        token,
      )
    // A public network answers every address with its own page until one signs in.
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return void response.body.cancel()
    const openedAt = clock.now()
    let flows = false
    const push = createEventParser(on.onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return undefined
      cancelWatch()
      cancelWatch = clock.after(silentMs, tooSilent)
      if (!flows && value) on.onData()
      flows ||= value !== ''
      if (clock.now() - openedAt >= provenMs) on.onProof()
      push(value)
    }
  } catch {
    return undefined
  } finally {
    cancelWatch()
    signal.removeEventListener('abort', stop)
  }
}

async function refused(
  core: ConnectionNeeds,
  { code, status, retryable, retryAfterMs }: GatewayError,
  token: string | undefined,
): Promise<Refusal> {
  const { session } = core
  const dead = code === 'token_expired' || code === 'session_revoked'
  if (dead) await core.renewing
  if (dead && session.get().session?.token === token) session.end(code === 'token_expired' ? 'expired' : 'revoked')
  // After a dead token a newer one may be there already: that one is tried.
  return status >= 400 && status < 500 && status !== 429 && !retryable && !dead ? 'for good' : retryAfterMs
}

function pause({ clock }: ConnectionNeeds, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const cancel = clock.after(ms, done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
