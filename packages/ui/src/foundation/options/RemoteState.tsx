import type { ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import * as css from './RemoteState.css.ts'
import type { RemoteOptions } from './useRemoteOptions.ts'

interface RemoteStateProps
  extends
    Omit<RemoteOptions, 'options' | 'onSearchChange'>,
    Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerLeave' | 'onClick'> {
  t: (key: 'failed' | 'retry' | 'more') => string
  /** Out of the order of Tab, where focus stays in the field. */
  tabIndex?: number | undefined
}

/** Below options: they are on their way, did not come, or there are more. */
export function RemoteState({ status, onMore, onRetry, t, tabIndex, ...rest }: RemoteStateProps) {
  if (!status && !onMore) return null
  return (
    // The field keeps focus.
    <div
      role="presentation"
      {...rest}
      onMouseDown={(event) => event.preventDefault()}
      data-part="state"
      className={css.root}
    >
      {status === 'loading' ? (
        <Skeleton short />
      ) : status === 'failed' ? (
        <>
          <span role="alert">{t('failed')}</span>
          <Button size="sm" variant="quiet" tabIndex={tabIndex} onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <Button size="sm" variant="quiet" tabIndex={tabIndex} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
