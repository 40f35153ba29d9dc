import type { StreamEvents } from '../client/endpoints.gen.ts'
import type { SessionStore } from '../session/store.ts'
import type { refusalOf } from '../client/unwrap.ts'
import { keepOpen, type ConnectionNeeds } from './connection.ts'
import type { ServerEvent } from './sse.ts'

export interface Stream {
  /**
   * Listens while a user is signed in; one connection serves all listeners of a client. Returns the unsubscribe
   * function.
   */
  readonly subscribe: <Name extends keyof StreamEvents>(
    event: Name,
    listener: (data: StreamEvents[Name]) => void,
  ) => () => void
  /** After a break events may be missing: reload what they keep current. */
  readonly onResume: (listener: () => void) => () => void
  readonly close: () => void
}

type Listener = (data: never) => void

export type StreamNeeds = ConnectionNeeds & { session: Pick<SessionStore, 'subscribe'> }

/**
 * The listeners of each event, over one connection while a user is signed in. Loaded late, so what it shares with the
 * client is handed in.
 */
export function createStream(core: StreamNeeds, refusal: typeof refusalOf): Stream {
  const { session } = core
  const listeners = new Map<string, Set<Listener>>()
  const resumed = new Set<() => void>()
  let open: { epoch: number; stop: AbortController } | undefined

  /** Opens or ends the connection, as the session and the listeners require. */
  function settle() {
    const { epoch, session: current } = session.get()
    const wanted = current !== null && listeners.size > 0
    if (open && (!wanted || open.epoch !== epoch)) {
      open.stop.abort()
      open = undefined
    }
    if (wanted && !open) {
      open = { epoch, stop: new AbortController() }
      void keepOpen(core, open.stop.signal, {
        onEvent: deliver,
        onResume: () => Array.from(resumed).forEach(safely),
        refusal,
      })
    }
  }
  const unsubscribe = session.subscribe(settle)

  function deliver({ event, data }: ServerEvent) {
    let value: unknown
    try {
      value = JSON.parse(data)
    } catch {
      return
    }
    Array.from(listeners.get(event) ?? []).forEach((listener) => safely(() => listener(value as never)))
    if (event !== 'session.revoked') return
    const reason = (value as { reason?: unknown } | null)?.reason
    session.end(reason === 'expired' || reason === 'excluded' ? reason : 'revoked')
  }

  return {
    subscribe(event, listener) {
      const set = listeners.get(event) ?? new Set<Listener>()
      listeners.set(event, set.add(listener as Listener))
      settle()
      return () => {
        set.delete(listener as Listener)
        if (set.size === 0 && listeners.get(event) === set) listeners.delete(event)
        settle()
      }
    },
    onResume(listener) {
      resumed.add(listener)
      return () => resumed.delete(listener)
    },
    close() {
      unsubscribe()
      listeners.clear()
      settle()
    },
  }
}

/** One listener's mistake is reported, and does not affect the others. */
function safely(run: () => void) {
  try {
    run()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
