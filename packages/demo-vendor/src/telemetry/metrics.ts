import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Backlog, Observer } from '../observe.ts'
import type { Reply } from '../wallet.ts'

/** Seconds: a debit takes some milliseconds, and is given up after three seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The code of an answer; why there was none: a status of HTTP, an unreadable answer, or a connection that failed. */
function codeOf(reply: Reply): string {
  if (reply.known) return reply.answer.status
  if (reply.why === 'unreadable answer') return 'unreadable'
  return /^http \d{3}$/.test(reply.why) ? reply.why.replace(' ', '_') : 'unreachable'
}

const timer = () => {
  const since = performance.now()
  return () => (performance.now() - since) / 1000
}

/** Metrics of this process, in a registry of their own. */
export function createMetrics(): Observer & { text: () => Promise<{ type: string; text: string }> } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'vendor_requests_total',
    help: 'Requests answered, by pattern of the path and class of status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'vendor_request_seconds',
    help: 'Seconds from the head of a request to its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const callbacks = new Counter({
    name: 'vendor_callbacks_total',
    help: 'Calls to the gateway, by method and code: that of its answer, or why there was none.',
    labelNames: ['method', 'code'],
    registers,
  })
  const callbackSeconds = new Histogram({
    name: 'vendor_callback_seconds',
    help: 'Seconds from a call to the gateway to its answer, or until it was given up.',
    labelNames: ['method'],
    buckets,
    registers,
  })
  const bookings = new Counter({
    name: 'vendor_bookings_total',
    help: 'Bookings of rounds: a debit takes the stake, a credit closes the round, a rollback voids it.',
    labelNames: ['method', 'code'],
    registers,
  })

  /** Counts that nothing is known of before the store is open. */
  function gauge(name: string, help: string, labelNames: string[], read: (set: Gauge) => void): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        read(this)
      },
    })
  }

  return {
    async request({ route }, work) {
      const seconds = timer()
      const status = await work()
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` })
      requestSeconds.observe({ route }, seconds())
      return status
    },
    async callback(_brand, method, work) {
      const seconds = timer()
      const reply = await work()
      callbacks.inc({ method, code: codeOf(reply) })
      callbackSeconds.observe({ method }, seconds())
      return reply
    },
    booking: (method, reply) => bookings.inc({ method, code: codeOf(reply) }),
    watch(backlog: () => Backlog) {
      gauge('vendor_outbox_waiting', 'Credits and rollbacks the gateway has not accepted yet.', [], (all) =>
        all.set(backlog().outbox.waiting),
      )
      gauge('vendor_outbox_retrying', 'Those of them that were sent before.', [], (all) =>
        all.set(backlog().outbox.retrying),
      )
      gauge('vendor_rounds_open', 'Rounds that are not settled, by state.', ['state'], (all) => {
        for (const { state, count } of backlog().openRounds) all.set({ state }, count)
      })
      gauge(
        'vendor_round_oldest_seconds',
        'How long the oldest open round has been in its state.',
        ['state'],
        (all) => {
          for (const { state, since } of backlog().openRounds) all.set({ state }, (Date.now() - since) / 1000)
        },
      )
    },
    async text() {
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
