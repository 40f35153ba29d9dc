'use client'
import { useMemo, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Clock.css.ts'
import { clockFace } from './Clock.model.ts'
import { useTick } from './useTick.ts'

export interface ClockProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** IANA name of the site's zone: `Asia/Dhaka`. */
  timeZone: string
  /**
   * Where the time comes from, in ms since 1970: the server's clock rather than the device's. A stable function.
   * @default the clock of the device
   */
  now?: (() => number) | undefined
  /**
   * Shows the day before the time.
   * @default false
   */
  date?: boolean | undefined
  /**
   * Shows seconds.
   * @default false
   */
  seconds?: boolean | undefined
  /**
   * Prints the zone: a time without one misleads users in other zones.
   * @default true
   */
  zone?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['clock']> | undefined
}

/** The time of the site. Re-renders only itself. */
export function Clock({
  timeZone,
  now = Date.now,
  date,
  seconds,
  zone = true,
  strings,
  className,
  ...rest
}: ClockProps) {
  const t = useStrings('clock', strings)
  const { numberLocale } = useBrand()
  const face = useMemo(
    () => clockFace({ timeZone, locale: numberLocale, date, seconds }),
    [timeZone, numberLocale, date, seconds],
  )
  const ms = useTick(now, seconds ? 1000 : 60_000)
  const shown = ms === undefined ? undefined : face(ms)
  return (
    <time
      {...rest}
      dateTime={ms === undefined ? undefined : new Date(ms).toISOString()}
      data-component="clock"
      className={cx(css.root, className)}
    >
      <VisuallyHidden>{t('label')}</VisuallyHidden>
      {zone && shown ? (
        <span data-part="zone" className={css.zone}>
          {shown.zone}
        </span>
      ) : null}
      {shown?.date ? (
        <span data-part="date" className={css.date}>
          {shown.date}
        </span>
      ) : null}
      <span data-part="time" translate="no" aria-hidden={shown ? undefined : true} className={css.time}>
        {shown?.time ?? (seconds ? '--:--:--' : '--:--')}
      </span>
    </time>
  )
}
