import { Heading } from '@brand/ui/heading'
import { Inline, type InlineProps } from '@brand/ui/inline'
import { StatusChip, type StatusChipProps } from '@brand/ui/status-chip'
import type { ReactNode } from 'react'

interface StateHeadingProps extends Pick<StatusChipProps, 'status'>, Pick<InlineProps, 'wrap'> {
  id?: string
  /** The state in words. */
  state: ReactNode
  children: ReactNode
}

/** Heads a card: what it is about, and its state at the end of the line. */
export function StateHeading({ id, status, state, wrap, children }: StateHeadingProps) {
  return (
    <Inline justify="between" align="start" wrap={wrap}>
      <Heading id={id} level={2} size="sm">
        {children}
      </Heading>
      <StatusChip status={status}>{state}</StatusChip>
    </Inline>
  )
}
