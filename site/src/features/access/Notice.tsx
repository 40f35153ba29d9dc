import { Callout } from '@brand/ui/callout'
import type { ReactNode } from 'react'

/** One sentence above a form: what went wrong (`error`, announced at once), or what to know. */
export const Notice = ({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) => (
  <Callout live tone={kind === 'error' ? 'danger' : 'info'}>
    {children}
  </Callout>
)
