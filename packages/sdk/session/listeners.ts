/** Listeners of one kind of change. */
export interface Listeners<Args extends unknown[] = []> {
  /** Returns the function that removes it: false if it was removed before. One that is added twice listens twice. */
  readonly add: (listener: (...args: Args) => void) => () => boolean
  /** One listener's mistake is reported, and does not affect the others. */
  readonly notify: (...args: Args) => void
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      const own = (...args: Args) => listener(...args)
      all.add(own)
      return () => all.delete(own)
    },
    // Each listener runs at once; what it throws is reported as an unhandled rejection.
    notify: (...args) => void [...all].map(async (listener) => listener(...args)),
  }
}
