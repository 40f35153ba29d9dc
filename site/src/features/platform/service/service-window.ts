import type { MouseEvent } from 'react'
import { openOutside } from '../../../app/browser/open-outside.ts'

/** Size of a service window. */
const features = 'popup,width=440,height=750'

/** Opens the address of a pressed link in a window of its own; a press for another tab stays the browser's business. */
export function openServiceWindow(event: MouseEvent, href: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openOutside(new URL(href, location.href).href, features)
}
