/** Inputs of the connection state, passed from outside so that a test controls the clock. */
export interface ConnectionNeeds {
  /** True when the gateway answers; rejects or answers false when it does not. */
  probe: (signal: AbortSignal) => Promise<boolean>
  /** Online state of the browser: that of the network interface, not of the gateway. */
  browserOnline: () => boolean
  onChange: (online: boolean) => void
  /** A first guess at how long an answer takes, in ms. */
  usualMs?: number
}

/** After a failed call, so that a network that only changed has found itself again. */
const pauseMs = 250
/** While there is no connection. */
const againMs = 2000
const patience = { least: 900, most: 6000 }
const tickMs = 100

/**
 * Calls `late` after `ms` in which the page was awake: a page whose thread is busy cannot read an answer that is there,
 * so that time is not the line's. Returns a function that ends it.
 */
function afterAwake(ms: number, late: () => void): () => void {
  let left = Math.ceil(ms / tickMs)
  const timer = setInterval(() => {
    left--
    if (left > 0) return
    clearInterval(timer)
    late()
  }, tickMs)
  return () => clearInterval(timer)
}

export interface Connection {
  /** Every call of the page is shown to it. */
  watch: (answer: Promise<Response>) => void
  /** Asks the gateway now, unless it has answered within `freshMs`. */
  check: (freshMs?: number) => void
  /** The browser reports a lost or restored connection. */
  browserChanged: () => void
  stop: () => void
}

/**
 * Whether the gateway can be reached. One call that fails or takes long is only a reason to ask: offline is where the
 * gateway does not answer a probe either. How long is long follows the answers of this line, and a probe that is late
 * is followed by a second one with twice the time, so that a slow line is not taken for none.
 */
export function watchConnection({ probe, browserOnline, onChange, usualMs = 300 }: ConnectionNeeds): Connection {
  let online = true
  let usual = usualMs
  let answeredAt = Date.now()
  let probing: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const longMs = () => Math.min(patience.most, Math.max(patience.least, usual * 3))
  function set(next: boolean): void {
    if (next !== online) onChange((online = next))
    clearTimeout(timer)
    timer = online ? undefined : setTimeout(() => ask(), againMs)
  }
  function answered(since: number): void {
    answeredAt = Date.now()
    usual += (answeredAt - since - usual) / 4
  }

  function ask(again = false): void {
    if (probing) return
    const since = Date.now()
    const mine = (probing = new AbortController())
    let late = false
    const end = afterAwake(again ? longMs() * 2 : longMs(), () => {
      late = true
      mine.abort()
    })
    void probe(mine.signal)
      .catch(() => false)
      .then((reached) => {
        end()
        if (probing !== mine) return
        probing = undefined
        if (reached) answered(since)
        // Another call may have got its answer in the meantime.
        if (reached || !late || !online) return set(reached)
        if (answeredAt > since) return set(true)
        if (again) return set(false)
        ask(true)
      })
  }

  const soon = (ms: number) => {
    if (online && timer === undefined) timer = setTimeout(() => ((timer = undefined), ask()), ms)
  }

  return {
    watch(answer) {
      const since = Date.now()
      const end = afterAwake(longMs(), () => soon(0))
      answer.then(
        () => {
          end()
          answered(since)
          if (!online) ask()
        },
        (error: unknown) => {
          end()
          // An aborted call is not a lost connection.
          if (!(error instanceof Error && error.name === 'AbortError')) soon(pauseMs)
        },
      )
    },
    check(freshMs = 0) {
      if (!online || Date.now() - answeredAt > freshMs) ask()
    },
    browserChanged() {
      if (browserOnline()) return ask()
      probing?.abort()
      probing = undefined
      set(false)
    },
    stop() {
      probing?.abort()
      probing = undefined
      clearTimeout(timer)
    },
  }
}
