import type { ReactNode } from 'react'

/** Attributes to spread on the control. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldState {
  id: string
  hint?: ReactNode
  error?: ReactNode
  valid?: ReactNode
  required?: boolean | undefined
  describedBy?: string | undefined
}

const given = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

/** One message at a time: what is wrong, else what was found right, else help. And how the control points to it. */
export function describe({ id, hint, error, valid, required, describedBy }: FieldState) {
  const kind = given(error)
    ? ('error' as const)
    : given(valid)
      ? ('valid' as const)
      : given(hint)
        ? ('hint' as const)
        : undefined
  const message = { error, valid, hint }[kind ?? 'hint']
  const messageId = `${id}-message`
  const control: FieldControl = {
    id,
    required: required || undefined,
    'aria-invalid': kind === 'error' || undefined,
    'aria-describedby': [kind && messageId, describedBy].filter(Boolean).join(' ') || undefined,
  }
  return { control, kind, message, messageId }
}
