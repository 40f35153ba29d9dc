'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { root as badge } from '../Badge/Badge.css.ts'
import * as css from './StatusChip.css.ts'
import { statusOf, toneOf, type Status } from './StatusChip.model.ts'

export interface StatusChipProps extends ComponentPropsWithRef<'span'> {
  /**
   * A known state, or a server's code for one: `COMING_SOON`. An unknown code is neutral and shown unchanged.
   */
  status: Status | (string & {})
  /**
   * In place of the state's own word: "Confirm receipt".
   * @default none
   */
  children?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['statusChip']> | undefined
}

/** The state of one thing: a redemption, a mission, a contract. Word and colour follow from the state. */
export function StatusChip({ status, children, strings, className, ...rest }: StatusChipProps) {
  const t = useStrings('statusChip', strings)
  const known = statusOf(status)
  return (
    <span
      {...rest}
      data-component="status-chip"
      data-variant="status"
      data-state={known}
      data-tone={toneOf(known)}
      className={cx(badge, css.root, className)}
    >
      {children ?? (known ? t(known) : status)}
    </span>
  )
}
