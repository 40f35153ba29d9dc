import type { IncomingHttpHeaders } from 'node:http'
import type { Gateway, Method, Reply } from './wallet.ts'

/** A request that is served. */
export interface Incoming {
  method: string
  /** From a fixed list (http/routes.ts). */
  route: string
  headers: IncomingHttpHeaders
}

/** What waits in the vendor's own store. */
export interface Backlog {
  /** Credits and rollbacks that the gateway has not accepted, and those of them that were sent before. */
  outbox: { waiting: number; retrying: number }
  /** Rounds by their state, and since when the oldest has been in it. */
  openRounds: readonly { state: string; count: number; since: number }[]
}

/** Measures or traces the work of this process; each kind of work begins at once and is never changed. */
export interface Observer {
  /** A request; its status once it is answered. */
  request?(incoming: Incoming, work: () => Promise<number>): Promise<number>
  /** A call to the gateway. */
  callback?<R extends Reply>(brand: string, method: Method, work: () => Promise<R>): Promise<R>
  /** A booking of the operator's wallet or of one of our own, once it is answered. */
  booking?(method: Method, reply: Reply): void
  /** How to read what waits. */
  watch?(backlog: () => Backlog): void
}

export function observedRequest(
  observers: readonly Observer[],
  incoming: Incoming,
  work: () => Promise<number>,
): Promise<number> {
  return observers.reduce<() => Promise<number>>(
    (inner, observer) => () => (observer.request ? observer.request(incoming, inner) : inner()),
    work,
  )()
}

/** The gateway, each of whose calls is observed. */
export function withCallbacks(gateway: Gateway, observers: readonly Observer[]): Gateway {
  return {
    call(brand: string, method: Method, body: string) {
      // Only `authenticate` answers more.
      const send = () => gateway.call(brand, method as 'authenticate', body)
      return observers.reduce(
        (inner, observer) => () => (observer.callback ? observer.callback(brand, method, inner) : inner()),
        send,
      )()
    },
  }
}

/** The wallets of players, each of whose bookings is counted. */
export function withBookings(gateway: Gateway, observers: readonly Observer[]): Gateway {
  return {
    async call(brand: string, method: Method, body: string) {
      const reply = await gateway.call(brand, method as 'authenticate', body)
      if (method !== 'authenticate' && method !== 'balance')
        for (const observer of observers) observer.booking?.(method, reply)
      return reply
    },
  }
}
