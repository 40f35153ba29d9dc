import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { calendarBlank } from '../../icons/icons.gen.ts'
import { box } from '../Field/Field.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { input as inputLook } from '../TextField/TextField.css.ts'
import * as css from './DatePicker.css.ts'
import type { Bounds, Day } from './DatePicker.model.ts'
import type { DayText } from './dayText.ts'
import { firstDay } from './firstDay.ts'
import { fetchCalendar, LazyCalendar } from './LazyCalendar.tsx'
import type { useDayEntry, Words } from './useDayEntry.ts'

interface DayBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'size' | 'min' | 'max'>, Bounds {
  /** Empty: no day. */
  value: Day | ''
  entry: ReturnType<typeof useDayEntry>
  text: DayText
  today: Day
  words: Words
  /** Called with the day that was pressed in the calendar. */
  onChoose: (day: Day) => void
  /**
   * Between the day and the button of its calendar.
   * @default none
   */
  between?: ReactNode
}

/** The box of a day: the input it is typed in, and the button of its calendar. */
export function DayBox(props: DayBoxProps) {
  const { value, entry, text, today, words, min, max, onChoose, between, children, ref, ...own } = props
  const { onBlur, onKeyDown, ...rest } = own
  const [open, setOpen] = useState(false)
  const closed = rest.disabled || rest.readOnly
  const input = useRef<HTMLInputElement>(null)
  const typed = useComposition(entry.shown, useMergedRef(input, ref))
  // A form that leaves validation to the browser is not sent with a text that is no day.
  useEffect(() => input.current?.setCustomValidity(entry.wrong ?? ''), [entry.wrong])
  const grid = useRef<HTMLDivElement>(null)
  // The day, where the grid is there already; else it takes focus itself when it comes.
  const day = {
    get current() {
      return firstDay(grid.current)
    },
  }
  return (
    <div
      data-part="box"
      data-state={rest['aria-invalid'] ? 'error' : undefined}
      className={box}
      onFocus={() => closed || fetchCalendar(text.calendar)}
    >
      <input
        autoComplete="off"
        inputMode="numeric"
        {...rest}
        {...typed}
        data-part="input"
        className={cx(inputLook, css.input)}
        onChange={(event) => entry.type(event.target.value)}
        onBlur={(event) => {
          onBlur?.(event)
          entry.commit()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter') entry.commit()
          if (event.key !== 'ArrowDown' || closed) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {between}
      {closed ? null : (
        <Popover
          open={open}
          onOpenChange={setOpen}
          title={words('calendar')}
          titleHidden
          align="end"
          className={css.card}
          initialFocus={day}
          trigger={
            <IconButton
              size="lg"
              label={words('open')}
              icon={calendarBlank}
              data-part="open"
              className={css.open}
              onPointerEnter={() => fetchCalendar(text.calendar)}
            />
          }
        >
          <div ref={grid}>
            <LazyCalendar
              {...{ text, today, min, max, words }}
              from={value || undefined}
              focusDay
              onPick={(picked) => {
                entry.drop()
                onChoose(picked)
                setOpen(false)
              }}
            />
          </div>
        </Popover>
      )}
      {children}
    </div>
  )
}
