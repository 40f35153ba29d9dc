import type { EndReason, Session, SessionState } from './session.ts'
import { createListeners } from './listeners.ts'
import { memoryStorage, type SessionStorage } from './storage.ts'
import type { SessionTabs } from './tabs.ts'

export interface SessionStore {
  /** The same object until something changes, so it serves `useSyncExternalStore`. */
  readonly get: () => SessionState
  /** A user signed in: a new epoch. Other tabs of visitors follow, and those of the session it replaces. */
  readonly set: (session: Session) => void
  /** The same person got a newer token or newer data: the epoch stays. */
  readonly renew: (session: Session) => void
  readonly end: (reason: EndReason) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly onEnd: (listener: (reason: EndReason) => void) => () => void
  /** Closes the tab channel. */
  readonly close: () => void
}

/** The session store: keeps the session of this tab, in its storage and in step with other tabs. */
export function createSessionStore(storage: SessionStorage = memoryStorage(), tabs?: SessionTabs): SessionStore {
  const changed = createListeners()
  const ended = createListeners<[reason: EndReason]>()
  let state: SessionState = { epoch: 0, session: storage.read() }

  function put(session: Session | null, epoch: number) {
    state = { epoch, session }
    storage.write(session)
    changed.notify()
  }
  function finish(reason: EndReason) {
    if (!state.session) return
    put(null, state.epoch + 1)
    ended.notify(reason)
  }

  tabs?.listen((message) => {
    if (message.type === 'ended') {
      // A logout applies to all tabs; a dead token only to those that hold it.
      if (message.reason === 'logout' || message.token === state.session?.token) finish(message.reason)
    } else if (message.type === 'renewed') {
      if (state.session && message.from === state.session.token) put(message.session, state.epoch)
    } else if (!state.session || message.instead === state.session.token) {
      // A live session is never replaced from outside, unless it is the very one that its person has replaced by
      // another.
      put(message.session, state.epoch + 1)
    }
  })

  return {
    get: () => state,
    set(session) {
      const instead = state.session?.token
      put(session, state.epoch + 1)
      tabs?.tell({ type: 'started', session, instead })
    },
    renew(session) {
      const from = state.session?.token
      if (from === undefined) return
      put(session, state.epoch)
      tabs?.tell({ type: 'renewed', from, session })
    },
    end(reason) {
      const token = state.session?.token
      if (token === undefined) return
      finish(reason)
      tabs?.tell({ type: 'ended', reason, token })
    },
    subscribe: changed.add,
    onEnd: ended.add,
    close() {
      tabs?.close()
      // Calls that are under way may still change the session, and a closed channel would throw.
      tabs = undefined
    },
  }
}
