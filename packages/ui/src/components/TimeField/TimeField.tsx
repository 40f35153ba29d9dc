'use client'
import { useState } from 'react'
import { tell } from '../../foundation/details.ts'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import type { Time } from '../DatePicker/DatePicker.model.ts'
import { zoneName } from '../DateRange/DateRange.model.ts'
import { TextField, type TextFieldProps, type ValueDetails } from '../TextField/TextField.tsx'
import { timeFault, timeWords } from './TimeField.model.ts'

type Inherited = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'min' | 'max' | 'step' | 'ltr' | 'component' | 'strings'
>

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface TimeFieldProps extends Inherited {
  /**
   * `18:30`, of 24 hours; empty: no time.
   * @default none
   */
  value?: Time | undefined
  /**
   * The time at first, where you do not keep it.
   * @default none
   */
  defaultValue?: Time | undefined
  /**
   * Called with a whole time, and with an empty text where it is no longer whole.
   * @default none
   */
  onValueChange?: ((value: Time, details: ValueDetails) => void) | undefined
  /**
   * First time that may be chosen.
   * @default none
   */
  min?: Time | undefined
  /**
   * Last time that may be chosen.
   * @default none
   */
  max?: Time | undefined
  /**
   * Minutes between times that may be chosen.
   * @default 1
   */
  step?: number | undefined
  /**
   * Zone the time belongs to (IANA name): said below the field.
   * @default none
   */
  timeZone?: string | undefined
}

/** A time of day. What it holds is always `18:30`, however the device writes it. */
export function TimeField(props: TimeFieldProps) {
  const { value, defaultValue, onValueChange, min, max, step = 1, timeZone, hint, error, ref, ...rest } = props
  const dayWords = useStrings('datePicker')
  const zoneWords = useStrings('dateRange')
  const { numberLocale } = useBrand()
  const [own, setOwn] = useState(defaultValue ?? '')
  const current = value ?? own
  const resetRef = useFormReset<HTMLInputElement>(() => setOwn(defaultValue ?? ''))
  const fault = timeFault(current, { min, max })
  return (
    <TextField
      {...rest}
      ref={useMergedRef(resetRef, ref)}
      component="time-field"
      type="time"
      {...{ min, max }}
      step={step * 60}
      value={current}
      hint={hint ?? (timeZone ? zoneWords('zone', { zone: zoneName(timeZone, numberLocale) }) : undefined)}
      error={
        error ?? (fault && dayWords(fault, { date: timeWords((fault === 'tooEarly' ? min : max) ?? '', numberLocale) }))
      }
      onValueChange={(time, details) => tell(time, details, onValueChange, setOwn)}
    />
  )
}
