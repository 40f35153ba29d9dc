export type ToastTone = 'success' | 'info' | 'warning' | 'danger'

export interface ToastMessage {
  tone?: ToastTone | undefined
  title: string
  description?: string | undefined
  /** One thing to do about it; the toast goes when it is done. */
  action?: { label: string; onSelect: () => void } | undefined
  /** How long it stays, in ms; it waits while a pointer or focus is on it. */
  durationMs?: number | undefined
}

export interface ShownToast extends ToastMessage {
  id: number
  tone: ToastTone
  durationMs: number
}

const STAY = 5000
const STAY_TO_ACT = 10_000

export interface Toasts {
  /** Shows a message, or queues it; returns its id. The same words are not shown twice at a time. */
  show: (message: ToastMessage) => number
  dismiss: (id: number) => void
  /** What is on screen now: the oldest first, at most `limit`. The same array until something changes. */
  shown: () => readonly ShownToast[]
  subscribe: (listener: () => void) => () => void
}

/** A queue of messages for the whole application, made once, usable from anywhere: `const toasts = createToasts()`. */
export function createToasts(limit = 3): Toasts {
  let queue: readonly ShownToast[] = []
  let onScreen: readonly ShownToast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ShownToast[]) => {
    queue = next
    onScreen = next.slice(0, limit)
    for (const listener of listeners) listener()
  }
  return {
    show(message) {
      const { tone = 'info', title, description, action } = message
      const twin = queue.find(
        (one) => !one.action && !action && one.tone === tone && one.title === title && one.description === description,
      )
      if (twin) return twin.id
      last += 1
      set([
        ...queue,
        {
          ...message,
          id: last,
          tone,
          durationMs: message.durationMs ?? (action || tone === 'danger' ? STAY_TO_ACT : STAY),
        },
      ])
      return last
    },
    dismiss(id) {
      if (queue.some((one) => one.id === id)) set(queue.filter((one) => one.id !== id))
    },
    shown: () => onScreen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
