'use client'
import { useMemo, useState, type ComponentPropsWithRef } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { dayIn, isDay, type Bounds, type Day } from './DatePicker.model.ts'
import { DayBox } from './DayBox.tsx'
import { dayText } from './dayText.ts'
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
  const [own, setOwn] = useState(defaultValue ?? '')
  const given = value ?? own
  const current = isDay(given) ? given : ''
  const today = dayIn(timeZone)
  const choose = (day: Day, reason: 'input' | 'choice') =>
    tell(day, because(reason, lastEvent()), onValueChange, setOwn)
  const entry = useDayEntry({ value: current, text, today, words, min, max, onCommit: (day) => choose(day, 'input') })
  const closed = disabled || readOnly
  const resetRef = useFormReset<HTMLInputElement>(() => {
    setOwn(defaultValue ?? '')
    entry.drop()
  })
  const merged = useMergedRef(resetRef, ref)
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
        <DayBox
          {...rest}
          {...control}
          {...{ disabled, readOnly, entry, text, today, min, max, words, onBlur, onKeyDown }}
          ref={merged}
          value={current}
          onChoose={(day) => choose(day, 'choice')}
        >
          <FormValue name={name} value={current} disabled={disabled} form={rest.form} onRestore={setOwn} />
        </DayBox>
      )}
    </Field>
  )
}
