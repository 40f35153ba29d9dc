export interface ProgressState {
  state: 'waiting' | 'running' | 'done'
  /** From 0 to `max`; undefined while unknown. */
  value: number | undefined
  max: number
}

/** How far something is. A missing or invalid number means that it runs with unknown progress. */
export function progressOf(value: number | undefined, max: number): ProgressState {
  const whole = max > 0 ? max : 1
  if (value === undefined || !Number.isFinite(value)) return { state: 'waiting', value: undefined, max: whole }
  const at = Math.min(Math.max(value, 0), whole)
  return { state: at === whole ? 'done' : 'running', value: at, max: whole }
}
