import type { Busy } from '../../../app/overlays/popup-queue.ts'

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const fields =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"]), ' +
  'textarea, select, [contenteditable="true"]'
/** A search is typed to look at something, not to be sent. */
const search = '[role="search"], search, [type="search"]'

/** What is to be sent, or was begun and goes on: a payment whose arrival is awaited. */
const tasks = 'main form, main [data-task]'

/** What loads, and what tells something. */
const unsettled = 'main [aria-busy="true"], [data-part="toast"]'

/** Whether the person has gone past the first screen of the page, or there is no more than that. */
const isPastFirst = () => scrollY > innerHeight / 2 || document.documentElement.scrollHeight < 1.5 * innerHeight

/**
 * What the page itself shows: whether a layer is open, a form is being filled in, one stands there at all, or the page is
 * not at rest.
 */
export interface Attention {
  /** Read anew at each call. */
  read: () => Pick<Busy, 'dialog' | 'form' | 'formShown' | 'unsettled'>
  /** Calls back when either may have changed, until what it answers is called. */
  watch: (listener: () => void) => () => void
  /**
   * Remembers from now on which forms were begun, until what it answers is called: one counts until it leaves the page.
   */
  listen: () => () => void
}

/** `const attention = createAttention()`; `attention.listen()` */
export function createAttention(page: Document = document): Attention {
  const begun = new Set<HTMLFormElement>()
  let seen = false
  const begin = ({ target }: Event) => {
    const form = target instanceof Element && !target.closest(search) && target.closest('form')
    if (form) begun.add(form)
  }
  return {
    read() {
      for (const form of begun) if (!form.isConnected) begun.delete(form)
      const rests = page.readyState === 'complete' && page.querySelector(unsettled) === null
      // Asked while the page still changes, it would be laid out for this alone, each time.
      if (rests) seen ||= isPastFirst()
      const typing = page.activeElement?.matches(fields) === true
      return {
        dialog: page.querySelector(layers) !== null,
        form: begun.size > 0 || typing,
        formShown: [...page.querySelectorAll(tasks)].some((form) => !form.closest(search)),
        unsettled: !rests || !seen,
      }
    },
    watch(listener) {
      const end = new AbortController()
      // Focus is nowhere while it moves.
      const later = () => setTimeout(() => end.signal.aborted || listener())
      for (const event of ['focusin', 'focusout']) page.addEventListener(event, later, { signal: end.signal })
      addEventListener('scroll', listener, { passive: true, signal: end.signal })
      const changes = new MutationObserver(listener)
      changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
      return () => {
        end.abort()
        changes.disconnect()
      }
    },
    listen() {
      page.addEventListener('input', begin, { passive: true })
      return () => page.removeEventListener('input', begin)
    },
  }
}
