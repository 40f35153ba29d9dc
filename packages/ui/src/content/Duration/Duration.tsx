'use client'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../foundation/cx.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './Duration.css.ts'
import { formatClock, formatDuration, isoDuration, type DurationOptions, type DurationUnit } from './Duration.model.ts'

export interface DurationProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** How long, in ms. Below zero counts as zero. */
  ms: number
  /**
   * In words, or as a clock that runs down: `4:05`, read out in whole minutes.
   * @default 'words'
   */
  variant?: 'words' | 'clock' | undefined
  /**
   * How many units are shown at most, largest first; for `words`.
   * @default 2
   */
  most?: number | undefined
  /**
   * The finest unit that is shown; the rest is rounded. For `words`.
   * @default 'second'
   */
  finest?: DurationUnit | undefined
  /**
   * Whole words or their abbreviations; for `words`.
   * @default 'long'
   */
  length?: DurationOptions['style']
}

/** A length of time in the words and digits of the reader. */
export function Duration({
  ms,
  variant = 'words',
  most = 2,
  finest = 'second',
  length = 'long',
  className,
  ...rest
}: DurationProps) {
  const { numberLocale } = useBrand()
  const words = formatDuration(ms, numberLocale, { most, finest, style: length })
  return (
    <time
      // Made anew for other words: where a browser has translated them, React no longer changes them.
      key={variant === 'words' ? words : undefined}
      {...rest}
      dateTime={isoDuration(ms)}
      data-component="duration"
      data-variant={variant}
      className={cx(css.root, className)}
    >
      {variant === 'clock' ? (
        <>
          <bdi aria-hidden="true" translate="no">
            {formatClock(ms, numberLocale)}
          </bdi>
          <VisuallyHidden>
            {formatDuration(Math.ceil(Math.max(0, ms) / 60_000) * 60_000, numberLocale, { finest: 'minute' })}
          </VisuallyHidden>
        </>
      ) : (
        words
      )}
    </time>
  )
}
