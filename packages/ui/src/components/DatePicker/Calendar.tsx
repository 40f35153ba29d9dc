'use client'
import { useEffect, useRef } from 'react'
import { DayPicker, type CustomComponents, type DateLib, type Modifiers } from 'react-day-picker'
import { cx } from '../../foundation/cx.ts'
import { caretLeft, caretRight } from '../../icons/icons.gen.ts'
import type { UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Calendar.css.ts'
import { firstDay } from './firstDay.ts'
import { clamp, ofLocal, toLocal, type Bounds, type Day } from './DatePicker.model.ts'
import type { DayText } from './dayText.ts'

export interface CalendarProps extends Bounds {
  /** How days are written in the calendar of the reader. */
  text: DayText
  /** The day it is where the days belong. */
  today: Day
  /**
   * One day is the same first and last.
   * @default none
   */
  from?: Day | undefined
  /**
   * Last day of the range that is shown as chosen.
   * @default the same day as `from`
   */
  to?: Day | undefined
  /**
   * Several days may be chosen: announced to assistive technology.
   * @default false
   */
  range?: boolean | undefined
  /** Called with the day that was pressed. */
  onPick: (day: Day) => void
  /**
   * How many months are shown side by side.
   * @default 1
   */
  months?: 1 | 2 | undefined
  /**
   * Takes focus on the chosen day, else on today, as soon as it is there.
   * @default false
   */
  focusDay?: boolean | undefined
  /** The words of the picker. */
  words: (key: keyof UiStrings['datePicker'] & string, values?: Record<string, string>) => string
  /**
   * How months and years are counted where they are not Gregorian.
   * @default none
   */
  dateLib?: Partial<DateLib> | undefined
}

const components: Partial<CustomComponents> = {
  // The library keeps the names of the week days from assistive technology; a grid of the APG has them.
  Weekdays: (props) => (
    <thead>
      <tr {...props} />
    </thead>
  ),
  PreviousMonthButton: ({ children: _chevron, 'aria-label': label = '', className, ...rest }) => (
    <IconButton
      {...rest}
      label={label}
      icon={caretLeft}
      flip
      size="sm"
      iconSize={18}
      className={cx(css.previous, className)}
    />
  ),
  NextMonthButton: ({ children: _chevron, 'aria-label': label = '', className, ...rest }) => (
    <IconButton
      {...rest}
      label={label}
      icon={caretRight}
      flip
      size="sm"
      iconSize={18}
      className={cx(css.next, className)}
    />
  ),
  Dropdown: ({ options = [], value, onChange, disabled, 'aria-label': label }) => (
    <select value={value} onChange={onChange} disabled={disabled} aria-label={label} className={css.select}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  ),
}

const classNames = {
  months: css.months,
  month: css.month,
  month_caption: css.caption,
  dropdowns: css.selects,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.button,
  range_middle: css.middle,
}

/** All words and dates, in the language and calendar of the reader. */
function formatsOf({ locale, calendar }: DayText, words: CalendarProps['words']) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => made.format(date)
  }
  const part = (options: Intl.DateTimeFormatOptions, type: string) => {
    const made = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => made.formatToParts(date).find((piece) => piece.type === type)?.value ?? ''
  }
  const [month, year, weekday] = [
    format({ month: 'long' }),
    part({ year: 'numeric' }, 'year'),
    format({ weekday: 'long' }),
  ]
  const [narrow, short, long] = [
    format({ weekday: 'narrow' }),
    format({ weekday: 'short' }),
    format({ day: 'numeric', month: 'long', year: 'numeric' }),
  ]
  const persian = calendar === 'persian'
  // The platform's data put a Persian year first in these two, which is not common usage.
  const caption = persian ? (date: Date) => `${month(date)} ${year(date)}` : format({ month: 'long', year: 'numeric' })
  const full = persian
    ? (date: Date) => `${weekday(date)} ${long(date)}`
    : format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const latin = (text: string) => /[a-z]/i.test(text)
  return {
    formatters: {
      formatCaption: caption,
      formatDay: part({ day: 'numeric' }, 'day'),
      // Some languages have no letter of their own for a day of the week.
      formatWeekdayName: (date: Date) => (latin(narrow(date)) && !latin(weekday(date)) ? short(date) : narrow(date)),
      formatMonthDropdown: month,
      formatYearDropdown: year,
    },
    labels: {
      labelDayButton: (date: Date, { today, selected }: Modifiers) => {
        const name = today ? words('today', { date: full(date) }) : full(date)
        return selected ? words('chosen', { date: name }) : name
      },
      labelGrid: caption,
      labelWeekday: weekday,
      labelPrevious: () => words('previous'),
      labelNext: () => words('next'),
      labelMonthDropdown: () => words('month'),
      labelYearDropdown: () => words('year'),
    },
  }
}

const local = (day: Day | undefined) => (day ? toLocal(day) : undefined)

/** A month of days, walked with arrows as the APG's date grid. Fetched when a picker opens. */
export default function Calendar({
  text,
  today,
  from,
  to = from,
  range,
  onPick,
  months = 1,
  focusDay,
  min,
  max,
  words,
  dateLib,
}: CalendarProps) {
  const { lang, dir } = useBrand()
  // Where the bounds are years apart, years are chosen from a list.
  const far = min !== undefined && max !== undefined && Number(max.slice(0, 4)) - Number(min.slice(0, 4)) > 1
  const shared = {
    ...formatsOf(text, words),
    components,
    classNames,
    lang,
    dir,
    dateLib,
    numberOfMonths: months,
    weekStartsOn: text.weekStart,
    today: toLocal(today),
    defaultMonth: toLocal(clamp(to ?? today, { min, max })),
    startMonth: local(min),
    endMonth: local(max),
    disabled: [...(min ? [{ before: toLocal(min) }] : []), ...(max ? [{ after: toLocal(max) }] : [])],
    captionLayout: far ? ('dropdown' as const) : ('label' as const),
    navLayout: 'around' as const,
  }
  const pick = (_selected: unknown, day: Date) => onPick(ofLocal(day))
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focusDay) return undefined
    // Not before the layer around it has taken its own focus; where that focused the day already nothing is left to do.
    const frame = requestAnimationFrame(() => firstDay(root.current)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [focusDay])
  return (
    <div ref={root} className={css.root}>
      {range ? (
        <DayPicker
          {...shared}
          mode="range"
          selected={from ? { from: toLocal(from), to: local(to) } : undefined}
          onSelect={pick}
        />
      ) : (
        <DayPicker {...shared} mode="single" selected={local(from)} onSelect={pick} />
      )}
    </div>
  )
}
