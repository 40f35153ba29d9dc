/**
 * Most urgent first: what the person pressed for, what waits for their answer (a contract, a receipt), what the
 * operator has to say.
 */
export const urgencies = ['asked', 'answer', 'news'] as const
export type Urgency = (typeof urgencies)[number]

export interface Queued {
  /** Once in the queue. */
  id: string
  urgency: Urgency
}

/** Popups, one at a time. Those that wait stand in the order they will open in. */
export interface Queue<P extends Queued> {
  open: P | null
  waiting: readonly P[]
}

/** What the person is busy with, and what keeps the page from rest. */
export interface Busy {
  /** A dialog or menu is open, or about to be. */
  dialog: boolean
  /** A form is being filled in. */
  form: boolean
  /** A game is on screen. */
  game: boolean
  /**
   * A form stands on the page, begun or not: what was typed before a login stands in it again. So does a step of what was
   * sent, such as a payment.
   */
  formShown: boolean
  /** A login led back to this page: the person is in the middle of something. */
  sentBack: boolean
  /** The page still loads, a message stands over it, or nobody has looked past its first screen. */
  unsettled: boolean
}

const rank = ({ urgency }: Queued): number => urgencies.indexOf(urgency)

/**
 * Behind all that are as urgent. One that waits already is replaced by its later version. One that is open
 * stays as it is.
 */
export function add<P extends Queued>(queue: Queue<P>, popup: P): Queue<P> {
  if (queue.open?.id === popup.id) return queue
  const others = queue.waiting.filter(({ id }) => id !== popup.id)
  return { ...queue, waiting: [...others, popup].toSorted((a, b) => rank(a) - rank(b)) }
}

/** Closes a popup, or takes it back before it opened. */
export function remove<P extends Queued>({ open, waiting }: Queue<P>, id: string): Queue<P> {
  return { open: open?.id === id ? null : open, waiting: waiting.filter((one) => one.id !== id) }
}

/**
 * Whether it may open now. A requested one waits for a dialog alone: the person left the form or the game for it. News
 * waits for a page at rest, and never opens over a form or a page the person was sent back to.
 */
export function mayOpen({ urgency }: Queued, busy: Busy): boolean {
  if (busy.dialog) return false
  if (urgency === 'asked') return true
  if (busy.form || busy.game) return false
  return urgency === 'answer' || !(busy.formShown || busy.sentBack || busy.unsettled)
}

/** Opens the next one when none is open and the person is free for it. */
export function advance<P extends Queued>(queue: Queue<P>, busy: Busy): Queue<P> {
  if (queue.open) return queue
  const next = queue.waiting.find((one) => mayOpen(one, busy))
  return next ? { open: next, waiting: queue.waiting.filter((one) => one !== next) } : queue
}

/** A dialog of the site displaces a popup that was not requested: it waits again, before all that are as urgent. */
export function yieldTo<P extends Queued>(queue: Queue<P>): Queue<P> {
  const { open, waiting } = queue
  return open && open.urgency !== 'asked'
    ? { open: null, waiting: [open, ...waiting].toSorted((a, b) => rank(a) - rank(b)) }
    : queue
}
