import { useSyncExternalStore, type ComponentType } from 'react'
import { add, remove, type Queue, type Queued } from './popup-queue.ts'

/** A game, and one of the person's rounds of it by the vendor's name. */
export interface GameProblem {
  game: { nodeId: number; displayName: string }
  roundId: string | undefined
}

export interface PopupProps {
  /** Which part of it: an announcement, a help topic, a page of a centre. */
  at?: string | undefined
  /** What feedback is about. */
  about?: GameProblem | undefined
  onClose: () => void
}

export interface Popup extends Queued {
  /** A dialog that is open as long as it is there; may be lazy. */
  view: ComponentType<PopupProps>
  at?: string | undefined
  about?: undefined
  /** It is on screen now. */
  onShown?: (() => void) | undefined
}

/** The site's own popups, which anything may ask for by name. */
export const popupNames = [
  'announcements',
  'help',
  'service',
  'feedback',
  'chat',
  'member',
  'agent',
  'language',
] as const
export type PopupName = (typeof popupNames)[number]

interface NamedPopup extends Queued {
  id: PopupName
  view?: undefined
  at?: string | undefined
  about?: GameProblem | undefined
  onShown?: undefined
}

type Entry = Popup | NamedPopup

let queue: Queue<Entry> = { open: null, waiting: [] }
const listeners = new Set<() => void>()

/** Changes the queue; the host of the popups alone opens them. */
export function change(step: (queue: Queue<Entry>) => Queue<Entry>): void {
  const next = step(queue)
  if (next === queue) return
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Puts a popup in line; what it returns takes it back. `enqueue({ id: 'contract-7', urgency: 'answer', view:
 * ContractOffer })`, or one of the site's own: `enqueue({ id: 'feedback', urgency: 'asked', about })`
 */
export function enqueue(popup: Entry): () => void {
  change((now) => add(now, popup))
  return () => dismiss(popup.id)
}

/** Opens one of the site's own as soon as no other is open: `openPopup('help', 'term')`. */
export const openPopup = (name: PopupName, at?: string): void =>
  change((now) => add(now, { id: name, urgency: 'asked', at }))

export const dismiss = (id: string): void => change((now) => remove(now, id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const nothing: Queue<Entry> = { open: null, waiting: [] }

export const usePopups = (): Queue<Entry> =>
  useSyncExternalStore(
    subscribe,
    () => queue,
    () => nothing,
  )
