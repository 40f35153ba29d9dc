export interface StepperItem {
  id: string
  label: string
  /** It needs attention. */
  failed?: boolean | undefined
}

export type StepState = 'done' | 'current' | 'todo' | 'failed'

/**
 * State of each step. Without a current one, or with one that is not there, everything is done. A current step is
 * never called failed.
 */
export function stepStates(steps: readonly StepperItem[], current: string | null): StepState[] {
  const found = steps.findIndex((step) => step.id === current)
  const at = found < 0 ? steps.length : found
  return steps.map((step, n) => (n === at ? 'current' : step.failed ? 'failed' : n < at ? 'done' : 'todo'))
}
