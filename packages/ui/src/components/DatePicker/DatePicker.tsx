'use client'
import { useEffect, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { calendarBlank } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { input as inputLook } from '../TextField/TextField.css.ts'
import * as css from './DatePicker.css.ts'
import { dayIn, type Bounds, type Day } from './DatePicker.model.ts'
import { dayText } from './dayText.ts'
import { firstDay } from './firstDay.ts'
import { fetchCalendar, LazyCalendar } from './LazyCalendar.tsx'
import { useDayEntry } from './useDayEntry.ts'

type Input = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'required' | 'min' | 'max'
>

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface DatePickerProps extends Input, Bounds, Omit<FieldOwnProps, 'strings'> {
  /**
   * `2026-11-20`; empty: no day.
   * @default none
   */
  value?: Day | undefined
  /**
   * The day chosen at first, where you do not keep it.
   * @default none
   */
  defaultValue?: Day | undefined
  /**
   * `input`: typed, reported when the field is left or sent. `choice`: from the calendar.
   * @default none
   */
  onValueChange?: ((value: Day, details: Details<'input' | 'choice'>) => void) | undefined
  /**
   * Zone the day belongs to (IANA name): determines which day is today.
   * @default that of the device
   */
  timeZone?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['datePicker']> | undefined
}

/** A day, typed or taken from the calendar of the language. What it holds is always `2026-11-20`. */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    value,
    defaultValue,
    onValueChange,
    timeZone,
    min,
    max,
    ...others
  } = props
  const { strings, className, style, id, name, disabled, readOnly, ref, onBlur, onKeyDown, ...rest } = others
  const words = useStrings('datePicker', strings)
  const { numberLocale } = useBrand()
  const [lastEvent, noting] = useLastEvent()
  const text = useMemo(() => dayText(numberLocale), [numberLocale])
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState(defaultValue ?? '')
  const current = value ?? own
  const today = dayIn(timeZone)
  const choose = (day: Day, reason: 'input' | 'choice') =>
    tell(day, because(reason, lastEvent()), onValueChange, setOwn)
  const entry = useDayEntry({ value: current, text, today, words, min, max, onCommit: (day) => choose(day, 'input') })
  const closed = disabled || readOnly
  const input = useRef<HTMLInputElement>(null)
  const resetRef = useFormReset<HTMLInputElement>(() => {
    setOwn(defaultValue ?? '')
    entry.drop()
  })
  const typed = useComposition(entry.shown, useMergedRef(useMergedRef(input, resetRef), ref))
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
    <Field
      {...noting}
      data-component="date-picker"
      {...{ label, valid, required, optional, aside, className, style }}
      hint={hint ?? (closed ? undefined : words('format', { format: entry.format }))}
      error={error ?? entry.wrong}
      controlId={id}
    >
      {(control) => (
        <div
          data-part="box"
          data-state={control['aria-invalid'] ? 'error' : undefined}
          className={box}
          onFocus={() => closed || fetchCalendar(text.calendar)}
        >
          <input
            autoComplete="off"
            inputMode="numeric"
            {...rest}
            {...control}
            disabled={disabled}
            readOnly={readOnly}
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
                  from={current || undefined}
                  focusDay
                  onPick={(picked) => {
                    entry.drop()
                    choose(picked, 'choice')
                    setOpen(false)
                  }}
                />
              </div>
            </Popover>
          )}
          <FormValue name={name} value={current} disabled={disabled} form={rest.form} onRestore={setOwn} />
        </div>
      )}
    </Field>
  )
}
