'use client'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { clockParts, spokenTime } from '../../components/CountdownButton/CountdownButton.model.ts'
import { useCountdown } from '../../components/CountdownButton/useCountdown.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './TransactionTimeline.css.ts'

/**
 * Time left until something happens by itself. It counts down, and is announced in coarser steps.
 */
export function Deadline({ until }: { until: number }) {
  const { numberLocale } = useBrand()
  const left = useCountdown(until)
  if (left === undefined) return null
  const clock = clockParts(left).map((part, n) =>
    new Intl.NumberFormat(numberLocale, { minimumIntegerDigits: n === 0 ? 1 : 2 }).format(part),
  )
  const { value, unit } = spokenTime(left)
  return (
    <span data-part="deadline">
      <span aria-hidden className={css.time}>
        {clock.join(':')}
      </span>
      <VisuallyHidden>
        {new Intl.NumberFormat(numberLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)}
      </VisuallyHidden>
    </span>
  )
}
