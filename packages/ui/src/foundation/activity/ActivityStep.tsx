'use client'
import { useId, type MouseEvent } from 'react'
import { because, type Details } from '../details.ts'
import { Button, type ButtonProps } from '../../components/Button/Button.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { actionOf, activityOf, type ActivityAction, type ActivityState } from './activity.ts'

export interface ActivityFacts {
  /** Where the person stands, or a server's code for it: `COMING_SOON`. An unknown code is shown unchanged. */
  state?: ActivityState | (string & {}) | undefined
  /** The action has been sent. */
  busy?: boolean | undefined
  /** The next step is the user's: join, claim or confirm. */
  onAction?: ((action: ActivityAction, details: Details<'press', MouseEvent>) => void) | undefined
  strings?: Partial<UiStrings['activity']> | undefined
}

interface ActivityStepProps extends ActivityFacts, Pick<ButtonProps, 'size' | 'className'> {
  /** `id` of the title, which distinguishes one "Join" from another. */
  titleId: string
  /** What a claim looks like; joining is never more prominent. */
  claim?: ButtonProps['variant']
}

/** The next step, or the status. */
export function ActivityStep({
  state,
  busy,
  onAction,
  strings,
  titleId,
  size,
  className,
  claim = 'primary',
}: ActivityStepProps) {
  const t = useStrings('activity', strings)
  const id = useId()
  if (!state) return null
  const known = activityOf(state)
  const action = actionOf(known)
  if (!action)
    return (
      <StatusChip status={known ?? state} className={className}>
        {known === 'locked' ? t('locked') : undefined}
      </StatusChip>
    )
  return (
    <Button
      id={id}
      size={size}
      variant={action === 'join' ? 'secondary' : claim}
      className={className}
      aria-labelledby={`${id} ${titleId}`}
      busy={busy}
      busyLabel={t(`${action}Busy`)}
      onClick={(event) => onAction?.(action, because('press', event))}
    >
      {t(action)}
    </Button>
  )
}
