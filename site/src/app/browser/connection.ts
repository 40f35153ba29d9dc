/** What the connection is judged by; given from outside, so that a test holds the clock. */
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
 * gateway does not answer a probe either. How long is long follows the answers of this line, so that a slow one is not
 * taken for none.
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
    timer = online ? undefined : setTimeout(ask, againMs)
  }
  function answered(since: number): void {
    answeredAt = Date.now()
    usual += (answeredAt - since - usual) / 4
  }

  function ask(): void {
    if (probing) return
    const since = Date.now()
    const mine = (probing = new AbortController())
    const late = setTimeout(() => mine.abort(), longMs())
    void probe(mine.signal)
      .catch(() => false)
      .then((reached) => {
        clearTimeout(late)
        if (probing !== mine) return
        probing = undefined
        if (reached) answered(since)
        set(reached)
      })
  }

  const soon = (ms: number) => {
    if (online && timer === undefined) timer = setTimeout(() => ((timer = undefined), ask()), ms)
  }

  return {
    watch(answer) {
      const since = Date.now()
      const slow = setTimeout(() => soon(0), longMs())
      answer.then(
        () => {
          clearTimeout(slow)
          answered(since)
          if (!online) ask()
        },
        (error: unknown) => {
          clearTimeout(slow)
          // Whoever gave a call up did not lose the line.
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
