import { watchSize } from '../browser/watch-size.ts'
import { forgottenCount, slot } from '../storage/storage.ts'

/** Entries that are remembered. */
const most = 50
/** ms for which a restored page may still grow. */
const patienceMs = 5000

function parse(text: string): Record<string, number> | undefined {
  const kept: unknown = JSON.parse(text)
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : undefined
}

/** Scroll position of each history entry, for going back and for a reload. */
const kept = slot('sessionStorage', 'scroll', parse, JSON.stringify)

export const keptScroll = (key: string): number | undefined => kept.read()?.[key]

/** Remembers the scroll position of this entry until it is stopped. */
export function keepScroll(key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let top = scrollY
  let since = forgottenCount()
  const write = () => {
    // The position of a person who has logged out is not kept.
    if (since !== forgottenCount()) return
    const { [key]: _now, ...others } = kept.read() ?? {}
    kept.write(Object.fromEntries([...Object.entries(others).slice(1 - most), [key, top]]))
  }
  const look = () => {
    top = scrollY
    since = forgottenCount()
    clearTimeout(timer)
    timer = setTimeout(write, 100)
  }
  addEventListener('scroll', look, { passive: true })
  addEventListener('pagehide', write)
  return () => {
    removeEventListener('scroll', look)
    removeEventListener('pagehide', write)
    clearTimeout(timer)
    write()
  }
}

/** Scrolls there once the page is long enough; a person who scrolls cancels it. Returns what stops the wait. */
export function scrollWhenTall(top: number): () => void {
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const go = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    scrollTo({ top: Math.min(top, room), behavior: 'instant' })
    if (room >= top) stop()
  }
  const unwatch = watchSize(document.body, go)
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    unwatch()
    clearTimeout(timer)
    for (const hand of hands) removeEventListener(hand, stop)
  }
  for (const hand of hands) addEventListener(hand, stop, { once: true, passive: true })
  go()
  return stop
}
