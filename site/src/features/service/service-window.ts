import type { MouseEvent } from 'react'

/** Size of a service window (spec §2), and no way back into this page for what is in it. */
const features = 'popup,noopener,noreferrer,width=440,height=750'

/** Opens the address of a pressed link in a window of its own; a press for another tab stays the browser's business. */
export function openServiceWindow(event: MouseEvent, href: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.open(href, '_blank', features)
}
