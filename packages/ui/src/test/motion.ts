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
  const state = { seen: true, reducedMotion: false, hidden: false }
  beforeEach(() => {
    Object.assign(state, { seen: true, reducedMotion: false, hidden: false })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #callback: (entries: { isIntersecting: boolean }[]) => void
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          this.#callback = callback
        }
        observe() {
          watchers.add(this.#callback)
          this.#callback([{ isIntersecting: state.seen }])
        }
        disconnect() {
          watchers.delete(this.#callback)
        }
      },
    )
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('reduced-motion') && state.reducedMotion
      },
      addEventListener: (_type: string, notify: () => void) => listeners.add(notify),
      removeEventListener: (_type: string, notify: () => void) => listeners.delete(notify),
    }))
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => state.hidden)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    see: (seen) => act(() => [...watchers].forEach((callback) => callback([{ isIntersecting: (state.seen = seen) }]))),
    reducedMotion: (reducedMotion) =>
      act(() => [...listeners].forEach((notify) => (Object.assign(state, { reducedMotion }), notify()))),
    hide: (hidden) => {
      state.hidden = hidden
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
  }
}
