import type { Entry } from '../../foundation/EntryLink.tsx'

export interface ServiceEntry extends Entry {
  /** Shape from `@brand/ui/icons`. */
  icon: string
  /** Highlighted: "Invite friends". */
  accent?: boolean | undefined
  /** More than one place behind it: the Telegram and Facebook lists. Opens beside the rail. */
  entries?: readonly Entry[] | undefined
  /** Opens in a window of its own, 440 × 750: a chat. */
  ownWindow?: boolean | undefined
}

/** Size of a service window, without `opener`. */
export const serviceWindow = 'popup,noopener,noreferrer,width=440,height=750'

/** Whether a click is a plain one that the page may handle itself, not one for another tab. */
export const isPlain = (event: {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
