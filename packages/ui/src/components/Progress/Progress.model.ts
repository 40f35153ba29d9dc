export interface ProgressState {
  state: 'waiting' | 'running' | 'done'
  /** From 0 to `max`; undefined while nobody knows. */
  value: number | undefined
  max: number
}

/** How far something is. No number, or one that is none, means that it runs and nobody knows how far. */
export function progressOf(value: number | undefined, max: number): ProgressState {
  const whole = max > 0 ? max : 1
  if (value === undefined || !Number.isFinite(value)) return { state: 'waiting', value: undefined, max: whole }
  const at = Math.min(Math.max(value, 0), whole)
  return { state: at === whole ? 'done' : 'running', value: at, max: whole }
}
