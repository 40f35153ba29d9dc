import type { StreamEvents } from '../client/endpoints.gen.ts'
import type { createListeners as makeListeners, Listeners } from '../session/listeners.ts'
import type { SessionStore } from '../session/store.ts'
import type { refusalOf } from '../client/unwrap.ts'
import { keepOpen, type ConnectionNeeds } from './connection.ts'
import type { ServerEvent } from './sse.ts'

export interface StreamListening {
  /**
   * Also tells at once what came last on the connection that is open: for snapshots, which the gateway sends when the
   * stream opens and at every change, to a listener that comes later.
   * @default false
   */
  readonly withLast?: boolean | undefined
}

export interface Stream {
  /**
   * Listens while a user is signed in; one connection serves all listeners of a client. Returns the unsubscribe
   * function.
   */
  readonly subscribe: <Name extends keyof StreamEvents>(
    event: Name,
    listener: (data: StreamEvents[Name]) => void,
    options?: StreamListening,
  ) => () => void
  /**
   * Since when, at least, it has been so what the connection that is open told last of an event, in ms since 1970;
   * undefined if it told nothing. A change is told at once, so that is when it came; what a connection begins with may
   * have been so for long. What was asked for before that moment is to be reloaded.
   */
  readonly toldAt: (event: keyof StreamEvents) => number | undefined
  /** After a break events may be missing: reload what they keep current. */
  readonly onResume: (listener: () => void) => () => void
  readonly close: () => void
}

/** What came last of an event, and since when it is known to be so. */
interface Told {
  value: unknown
  at: number
}

export type StreamNeeds = ConnectionNeeds & { session: Pick<SessionStore, 'subscribe'> }

/**
 * The listeners of each event, over one connection while a user is signed in. Loaded late, so what it shares with the
 * client is handed in.
 */
export function createStream(
  core: StreamNeeds,
  refusal: typeof refusalOf,
  createListeners: typeof makeListeners,
): Stream {
  const { session } = core
  const listeners = new Map<string, Listeners<[never]>>()
  const resumed = createListeners()
  let listening = 0
  let closed = false
  let open: { epoch: number; stop: AbortController; last: Map<string, Told> } | undefined

  /** Opens or ends the connection, as the session and the listeners require. */
  function settle() {
    const { epoch, session: current } = session.get()
    const wanted = current !== null && listening > 0 && !closed
    if (open && (!wanted || open.epoch !== epoch)) {
      open.stop.abort()
      open = undefined
    }
    if (wanted && !open) {
      const last = new Map<string, Told>()
      open = { epoch, stop: new AbortController(), last }
      void keepOpen(core, open.stop.signal, {
        onEvent: (event) => deliver(event, last),
        onBreak: () => last.clear(),
        onResume: resumed.notify,
        refusal,
      })
    }
  }
  const unsubscribe = session.subscribe(settle)

  function deliver({ event, data, age }: ServerEvent, last: Map<string, Told>) {
    let value: unknown
    try {
      value = JSON.parse(data)
    } catch {
      return
    }
    last.set(event, { value, at: core.clock.now() - (age ?? 0) * 1000 })
    listeners.get(event)?.notify(value as never)
    if (event !== 'session.revoked') return
    const reason = (value as { reason?: unknown } | null)?.reason
    session.end(reason === 'expired' || reason === 'excluded' ? reason : 'revoked')
  }

  return {
    subscribe(event, listener, { withLast = false } = {}) {
      const ofEvent = listeners.get(event) ?? createListeners<[never]>()
      listeners.set(event, ofEvent)
      const remove = ofEvent.add(listener)
      listening++
      settle()
      const told = withLast ? open?.last.get(event) : undefined
      if (told) {
        const alone = createListeners<[never]>()
        alone.add(listener)
        alone.notify(told.value as never)
      }
      return () => {
        if (remove()) listening--
        settle()
      }
    },
    toldAt: (event) => open?.last.get(event)?.at,
    onResume: resumed.add,
    close() {
      closed = true
      unsubscribe()
      settle()
    },
  }
}
