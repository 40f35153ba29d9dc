'use client'
import { useMemo, useRef, useState, type ComponentPropsWithRef, type FocusEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { dayIn, momentOf, type Day } from '../DatePicker/DatePicker.model.ts'
import { DayBox } from '../DatePicker/DayBox.tsx'
import { dayText } from '../DatePicker/dayText.ts'
import { useDayEntry } from '../DatePicker/useDayEntry.ts'
import { zoneName } from '../DateRange/DateRange.model.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { timeWords } from '../TimeField/TimeField.model.ts'
import * as css from './DateTimeField.css.ts'
import { partsOf, type WallTime } from './DateTimeField.model.ts'

type Input = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'required' | 'min' | 'max' | 'step'
>

/** className and style apply to the root element; everything else, including ref, goes to the input of the day. */
export interface DateTimeFieldProps extends Input, Omit<FieldOwnProps, 'strings' | 'label'> {
  /** Visible name of the field. */
  label: string
  /** Zone whose calendar and clock are meant (IANA name): said below the field. */
  timeZone: string
  /**
   * `2026-11-20T18:30` of the zone; empty: no moment.
   * @default none
   */
  value?: WallTime | undefined
  /**
   * The value at first, where you do not keep it.
   * @default none
   */
  defaultValue?: WallTime | undefined
  /**
   * Called with a whole value, and with an empty text where day or time is missing. `input`: typed; `choice`: from the
   * calendar.
   * @default none
   */
  onValueChange?: ((value: WallTime, details: Details<'input' | 'choice'>) => void) | undefined
  /**
   * First value that may be chosen.
   * @default none
   */
  min?: WallTime | undefined
  /**
   * Last value that may be chosen.
   * @default none
   */
  max?: WallTime | undefined
  /**
   * Minutes between times that may be chosen.
   * @default 1
   */
  step?: number | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['dateTimeField']> | undefined
}

/** A moment: day and time in one field, in a zone that is said. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, error, valid, required, optional, aside, timeZone, value, defaultValue, ...others } = props
  const { onValueChange, min, max, step = 1, strings, className, style, id, name, disabled, ref, ...rest } = others
  const t = useStrings('dateTimeField', strings)
  const fieldWords = useStrings('field')
  const words = useStrings('datePicker')
  const zoneWords = useStrings('dateRange')
  const { numberLocale } = useBrand()
  const [lastEvent, noting] = useLastEvent()
  const text = useMemo(() => dayText(numberLocale), [numberLocale])
  const [own, setOwn] = useState(defaultValue ?? '')
  const current = value ?? own
  // While one of the two is missing there is no value to hold the other.
  const [draft, setDraft] = useState<{ day: Day | ''; time: string; over: string }>()
  const [left, setLeft] = useState(false)
  const held = draft && draft.over === current ? draft : partsOf(current)
  const timeInput = useRef<HTMLInputElement>(null)

  const change = (part: Partial<typeof held>, reason: 'input' | 'choice') => {
    const next = { ...held, ...part }
    const whole = next.day && next.time ? `${next.day}T${next.time}` : ''
    setDraft({ ...next, over: whole })
    if (whole !== current) tell(whole, because(reason, lastEvent()), onValueChange, setOwn)
  }
  const today = dayIn(timeZone)
  const bounds = { min: min?.slice(0, 10), max: max?.slice(0, 10) }
  const entry = useDayEntry({
    text,
    today,
    words,
    ...bounds,
    value: held.day,
    onCommit: (day) => change({ day }, 'input'),
  })
  const restart = () => {
    setOwn(defaultValue ?? '')
    setDraft(undefined)
    entry.drop()
  }
  const merged = useMergedRef(useFormReset<HTMLInputElement>(restart), ref)

  const spoken = (one: WallTime) => {
    const { day, time } = partsOf(one)
    return `${text.spoken(day)} ${timeWords(time, numberLocale)}`
  }
  const outside =
    current && min && current < min
      ? words('tooEarly', { date: spoken(min) })
      : current && max && current > max
        ? words('tooLate', { date: spoken(max) })
        : undefined
  const half = left && Boolean(held.day) !== Boolean(held.time) ? fieldWords('missing') : undefined
  const ms = held.day && held.time ? momentOf(held.day, held.time, timeZone) : undefined
  const zone = zoneWords('zone', { zone: zoneName(timeZone, numberLocale, ms) })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setLeft(!currentTarget.contains(relatedTarget))
  return (
    <Field
      {...noting}
      onBlur={leave}
      data-component="date-time-field"
      {...{ label, valid, required, optional, aside, className, style }}
      hint={hint ?? zone}
      error={error ?? entry.wrong ?? outside ?? half}
      controlId={id}
      after={hint === undefined ? undefined : <p className={css.zone}>{zone}</p>}
    >
      {({ id: controlId, ...control }) => (
        <div role="group" aria-label={label}>
          <DayBox
            {...rest}
            {...control}
            id={controlId}
            {...{ disabled, entry, text, today, words, ...bounds }}
            ref={merged}
            value={held.day}
            placeholder={rest.placeholder ?? entry.format}
            onChoose={(day) => {
              change({ day }, 'choice')
              if (!held.time) timeInput.current?.focus()
            }}
            between={
              <input
                {...control}
                ref={timeInput}
                type="time"
                aria-label={`${label}: ${t('time')}`}
                step={step * 60}
                value={held.time}
                readOnly={rest.readOnly}
                disabled={disabled}
                form={rest.form}
                data-part="time"
                className={css.time}
                onChange={(event) => change({ time: event.target.value }, 'input')}
              />
            }
          >
            <FormValue name={name} value={current} disabled={disabled} form={rest.form} onRestore={setOwn} />
          </DayBox>
        </div>
      )}
    </Field>
  )
}
