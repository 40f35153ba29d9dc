/**
 * State of a decision. While it is working nothing else can be chosen; a failure leaves everything open for another
 * try.
 */
export type Decision = { phase: 'asking' } | { phase: 'working' } | { phase: 'failed'; error: unknown }

export type DecisionEvent = { type: 'confirm' } | { type: 'fail'; error: unknown } | { type: 'reset' }

export const asking: Decision = { phase: 'asking' }

export function decide(now: Decision, event: DecisionEvent): Decision {
  if (event.type === 'reset') return asking
  if (event.type === 'confirm') return { phase: 'working' }
  // A failure that comes after the dialog was closed and opened again is ignored.
  return now.phase === 'working' ? { phase: 'failed', error: event.error } : now
}

/** A running action cannot be left: its outcome would stay unknown. */
export const mayLeave = (now: Decision) => now.phase !== 'working'
