import type { Clock } from '../client/clock.ts'

/** Time that moves only when advanced, or automatically from wait to wait. */
export class FakeClock implements Clock {
  #now = Date.parse('2026-11-20T10:00:00Z')
  #timers = new Map<number, { at: number; run: () => void }>()
  #ids = 0
  waits: number[] = []

  now = () => this.#now
  random = () => 0.5
  after = (ms: number, run: () => void) => {
    const id = this.#ids++
    this.#timers.set(id, { at: this.#now + ms, run })
    this.waits.push(ms)
    return () => void this.#timers.delete(id)
  }

  get pending(): number {
    return this.#timers.size
  }

  /** Lets promises settle, then runs what is due up to `ms` from now, in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await settle()
      const next = [...this.#timers].sort((a, b) => a[1].at - b[1].at)[0]
      if (!next || next[1].at > end) break
      this.#timers.delete(next[0])
      this.#now = Math.max(this.#now, next[1].at)
      next[1].run()
    }
    this.#now = end
    await settle()
  }

  /** Jumps from wait to wait until the work is done, never beyond `limitMs`. */
  async until<T>(work: Promise<T>, limitMs = 120_000): Promise<T> {
    let done = false
    const settled = work.finally(() => (done = true))
    settled.catch(() => undefined)
    for (const end = this.#now + limitMs; !done && this.#now < end;) {
      await settle()
      const next = [...this.#timers.values()].sort((a, b) => a.at - b.at)[0]
      if (!done && next) await this.advance(next.at - this.#now)
      else await settle()
      if (!next && !done) await settle()
    }
    return settled
  }
}

/** Lets every promise and microtask that can settle do so. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
