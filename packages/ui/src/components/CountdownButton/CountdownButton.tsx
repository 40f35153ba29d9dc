'use client'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useThrottle } from '../../foundation/useThrottle.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './CountdownButton.css.ts'
import { clockParts, spokenTime } from './CountdownButton.model.ts'
import { useCountdown } from './useCountdown.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'

/** className and style apply to the root element; everything else, including ref, goes to the button. */
export interface CountdownButtonProps extends ButtonProps {
  /**
   * When it may be pressed again, in ms since 1970 (`deadlineIn(expiredMinutes)`). Past or absent: now.
   * @default none
   */
  until?: number | undefined
  /**
   * At most one press per this many ms (1000); a quicker one is refused, visibly.
   * @default 1000
   */
  throttleMs?: number | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['countdownButton']> | undefined
}

/** Sends something that may not be sent again for a while, and shows how long. */
export function CountdownButton(props: CountdownButtonProps) {
  const { until, throttleMs = 1000, strings, busy, className, style, onClick, children, ...rest } = props
  const t = useStrings('countdownButton', strings)
  const { numberLocale } = useBrand()
  const left = useCountdown(until) ?? 0
  const { pass, refused } = useThrottle(throttleMs)
  const waiting = left > 0 && !busy
  const slow = refused && !waiting && !busy

  const clock = clockParts(left).map((part, n) =>
    new Intl.NumberFormat(numberLocale, { minimumIntegerDigits: n === 0 ? 1 : 2 }).format(part),
  )
  const { value, unit } = spokenTime(left)
  const inWords = new Intl.NumberFormat(numberLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const announced = useTurns(waiting, t('waiting', { time: inWords }), t('ready'))

  return (
    <span
      data-component="countdown-button"
      data-state={waiting ? 'waiting' : slow ? 'throttled' : undefined}
      className={cx(css.root, className)}
      style={style}
    >
      <Button
        {...rest}
        busy={busy}
        aria-disabled={waiting || rest['aria-disabled']}
        onClick={(event) => {
          if (!waiting && pass()) onClick?.(event)
        }}
      >
        {waiting ? (
          <>
            <span aria-hidden="true" data-part="time" className={css.time}>
              {translationSafe(t('wait', { time: `\u2068${clock.join(':')}\u2069` }))}
            </span>
            <VisuallyHidden>{t('wait', { time: inWords })}</VisuallyHidden>
          </>
        ) : slow ? (
          t('throttled')
        ) : (
          children
        )}
      </Button>
      <output className={hidden}>{slow ? t('throttled') : announced}</output>
    </span>
  )
}

/**
 * What is announced when the wait starts and when it ends; nothing in between, and nothing before the first time.
 */
function useTurns(waiting: boolean, began: string, over: string): string {
  const [announced, setAnnounced] = useState('')
  const words = useRef({ began, over })
  const before = useRef(false)
  useEffect(() => {
    words.current = { began, over }
  }, [began, over])
  useEffect(() => {
    if (waiting) setAnnounced(words.current.began)
    else if (before.current) setAnnounced(words.current.over)
    before.current = waiting
  }, [waiting])
  return announced
}
