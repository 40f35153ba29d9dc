import { useEffect, useState } from 'react'
import type { Toasts } from './Toast.model.ts'

/**
 * Keys of the messages while a modal layer holds the focus. F8 makes the layer release it (`reached`) until focus
 * leaves the messages again. Esc dismisses the message it is in, and does not reach the layer.
 */
export function useToastKeys(toasts: Toasts, region: HTMLElement | null) {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const page = region?.ownerDocument
    const view = page?.defaultView
    if (!page || !view) return
    const modal = () => page.querySelector('[aria-modal="true"]') !== null
    const within = () => (region.contains(page.activeElement) ? page.activeElement : null)
    function onKeyDown(event: KeyboardEvent) {
      const reach = event.key === 'F8' && !reached && modal() && toasts.shown().length > 0
      const dismiss = event.key === 'Escape' && reached && within() !== null
      if (!reach && !dismiss) return
      event.preventDefault()
      event.stopPropagation()
      if (reach) return setReached(true)
      const toast = within()?.closest<HTMLElement>('[data-toast]')
      if (!toast) return setReached(false)
      region?.focus()
      toasts.dismiss(Number(toast.dataset['toast']))
    }
    const onFocusIn = () => within() ?? setReached(false)
    // On the window, while the event comes down: before the layers, which listen on the document.
    view.addEventListener('keydown', onKeyDown, true)
    if (reached) page.addEventListener('focusin', onFocusIn)
    return () => {
      view.removeEventListener('keydown', onKeyDown, true)
      page.removeEventListener('focusin', onFocusIn)
    }
  }, [toasts, region, reached])
  return reached
}
