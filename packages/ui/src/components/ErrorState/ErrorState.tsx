'use client'
import type { MouseEvent, ReactNode } from 'react'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { arrowClockwise, exclamationMarkLight } from '../../icons/icons.gen.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './ErrorState.css.ts'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'icon' | 'tone' | 'action'> {
  /**
   * What happened.
   * @default none
   */
  title?: ReactNode
  /**
   * What it means for the money, then what to do.
   * @default none
   */
  children?: ReactNode
  /**
   * One line glyph of `@brand/ui/icons`.
   * @default an exclamation mark
   */
  icon?: string | undefined
  /**
   * Shows "Try again".
   * @default none
   */
  onRetry?: ((event: MouseEvent) => void) | undefined
  /**
   * A retry is under way.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * In place of "Try again".
   * @default none
   */
  action?: ReactNode
  /**
   * What a player can quote to customer service: the request id.
   * @default none
   */
  reference?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['errorState']> | undefined
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, icon = exclamationMarkLight, onRetry, busy, action, reference, strings, ...rest } = props
  const t = useStrings('errorState', strings)
  const retry = onRetry ? (
    <Button variant="primary" busy={busy} busyLabel={t('retrying')} onClick={onRetry}>
      <Icon icon={arrowClockwise} size={18} />
      {t('retry')}
    </Button>
  ) : null
  return (
    <EmptyState
      role="alert"
      data-component="error-state"
      {...rest}
      tone="danger"
      icon={icon}
      title={title ?? t('title')}
      action={action ?? retry}
    >
      {children ?? t('description')}
      {reference ? (
        <p data-part="reference" className={css.reference}>
          {t('reference')} <bdi>{reference}</bdi>
        </p>
      ) : null}
    </EmptyState>
  )
}
