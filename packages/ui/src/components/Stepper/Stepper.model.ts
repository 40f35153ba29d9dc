export interface StepperItem {
  id: string
  label: string
  /** Something in it has to be looked at again. */
  failed?: boolean | undefined
}

export type StepState = 'done' | 'current' | 'todo' | 'failed'

/**
 * Where each step stands. Without a current one, or with one that is not there, everything is done. A current step is
 * never called failed.
 */
export function stepStates(steps: readonly StepperItem[], current: string | null): StepState[] {
  const found = steps.findIndex((step) => step.id === current)
  const at = found < 0 ? steps.length : found
  return steps.map((step, n) => (n === at ? 'current' : step.failed ? 'failed' : n < at ? 'done' : 'todo'))
}
