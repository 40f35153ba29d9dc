import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** What a test sets for the screen and the reader; call `fakeScreen()` at the top of a test file. */
export interface Screen {
  /** Whether the elements under watch are on the screen. */
  see: (seen: boolean) => void
  /** Whether the reader wants less motion. */
  reducedMotion: (wanted: boolean) => void
  /** Whether the tab is in the background. */
  hide: (hidden: boolean) => void
}

/**
 * A screen on which everything is visible, motion is allowed and the tab is in front, until a test changes that.
 */
export function fakeScreen(): Screen {
  const watchers = new Set<(entries: { isIntersecting: boolean }[]) => void>()
  const listeners = new Set<() => void>()
  const say = { seen: true, reducedMotion: false, hidden: false }
  beforeEach(() => {
    Object.assign(say, { seen: true, reducedMotion: false, hidden: false })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #tell: (entries: { isIntersecting: boolean }[]) => void
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          this.#tell = tell
        }
        observe() {
          watchers.add(this.#tell)
          this.#tell([{ isIntersecting: say.seen }])
        }
        disconnect() {
          watchers.delete(this.#tell)
        }
      },
    )
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('reduced-motion') && say.reducedMotion
      },
      addEventListener: (_type: string, notify: () => void, { signal }: { signal: AbortSignal }) => {
        listeners.add(notify)
        signal.addEventListener('abort', () => listeners.delete(notify))
      },
    }))
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => say.hidden)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    see: (seen) => act(() => [...watchers].forEach((tell) => tell([{ isIntersecting: (say.seen = seen) }]))),
    reducedMotion: (reducedMotion) =>
      act(() => [...listeners].forEach((notify) => (Object.assign(say, { reducedMotion }), notify()))),
    hide: (hidden) => {
      say.hidden = hidden
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
  }
}
