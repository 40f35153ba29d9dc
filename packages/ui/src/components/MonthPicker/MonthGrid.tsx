import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useDirection } from '../../theme/BrandContext.ts'
import { toLocal, type Bounds, type Day } from '../DatePicker/DatePicker.model.ts'
import type { DayText } from '../DatePicker/dayText.ts'
import type { Words } from '../DatePicker/useDayEntry.ts'
import { select } from '../DatePicker/Calendar.css.ts'
import { isOffered, monthName, stepOf, type Month, type Months } from './MonthPicker.model.ts'
import * as css from './MonthPicker.css.ts'

interface MonthGridProps extends Bounds {
  months: Months
  text: DayText
  /** First day of the chosen month; empty: none. */
  value: Day | ''
  today: Day
  words: Words
  onPick: (month: Month, event: MouseEvent) => void
}

/** Years before and after the one that is shown, where no bound is nearer. */
const reach = 12
const rows = [0, 3, 6, 9]

/** The months of a year, walked with arrows, below a list of years. */
export function MonthGrid({ months, text, value, today, words, onPick, min, max }: MonthGridProps) {
  const dir = useDirection()
  const root = useRef<HTMLDivElement>(null)
  const within = (day: Day) => (min && day < min ? min : max && day > max ? max : day)
  const [active, setActive] = useState(() => months.at(within(value || today)).first)
  const here = months.at(active)
  const year = months.year(active)
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(text.locale, options)
  const [long, numeric] = [write({ month: 'long' }), write({ year: 'numeric' })]
  const years = Array.from({ length: 2 * reach + 1 }, (_none, n) => months.after(active, (n - reach) * 12)).filter(
    (one) => months.year(one.first).some((month) => isOffered(month, { min, max })),
  )
  const yearName = (month: Month) =>
    numeric.formatToParts(toLocal(month.first)).find(({ type }) => type === 'year')?.value ?? String(month.year)

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event.key, here.index, dir === 'rtl')
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const to = months.after(active, step)
    if (!isOffered(to, { min, max })) return
    setActive(to.first)
    // Once its year is drawn.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus())
  }
  return (
    <div ref={root} className={css.panel}>
      <select
        aria-label={words('year')}
        value={here.year}
        className={select}
        onChange={(event) => {
          const to = months.after(active, (Number(event.target.value) - here.year) * 12)
          setActive(months.at(within(to.first)).first)
        }}
      >
        {years.map((one) => (
          <option key={one.year} value={one.year}>
            {yearName(one)}
          </option>
        ))}
      </select>
      <div role="grid" aria-label={words('month')} tabIndex={-1} onKeyDown={onKeyDown} className={css.grid}>
        {rows.map((from) => (
          <div key={from} role="row" className={css.row}>
            {year.slice(from, from + 3).map((month) => (
              <div key={month.first} role="gridcell" aria-selected={month.first === value} className={css.cell}>
                <button
                  type="button"
                  tabIndex={month.first === active ? 0 : -1}
                  disabled={!isOffered(month, { min, max })}
                  aria-label={monthName(text, month)}
                  data-part="month"
                  data-today={(month.first <= today && today <= month.last) || undefined}
                  data-selected={month.first === value || undefined}
                  className={css.month}
                  onFocus={() => setActive(month.first)}
                  onClick={(event) => onPick(month, event)}
                >
                  {long.format(toLocal(month.first))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
