'use client'
import { useMemo, useState, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useCountedStrings } from '../../i18n/useCountedStrings.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { calendarBlank, caretDown } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { dayIn, isDay, type Bounds, type Day } from '../DatePicker/DatePicker.model.ts'
import { dayText } from '../DatePicker/dayText.ts'
import { fetchCalendar } from '../DatePicker/LazyCalendar.tsx'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Popover } from '../Popover/Popover.tsx'
import * as css from './DateRange.css.ts'
import { periodPresets, rangeText, rangeWords, recordPresets, type DayRange, type Preset } from './DateRange.model.ts'
import { RangePanel } from './RangePanel.tsx'

/** className and style apply to the root element; everything else, including ref, goes to the button. */
export interface DateRangeProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children' | 'type'>,
    Bounds,
    Omit<FieldOwnProps, 'strings' | 'label'> {
  /** Name of the range for assistive technology. */
  label: string
  /**
   * Part of a toolbar: the label is for assistive technology, the box as wide as its words.
   * @default false
   */
  labelHidden?: boolean | undefined
  /**
   * The days, where you keep them; null for any time, as is what has no days in it.
   * @default none
   */
  value?: DayRange | null | undefined
  /**
   * The days chosen at first, where you do not keep them.
   * @default none
   */
  defaultValue?: DayRange | undefined
  /**
   * Called with the days that were chosen, and the preset that named them.
   * @default none
   */
  onValueChange?:
    | ((value: DayRange, details: Details<'preset' | 'choice'> & { readonly preset?: Preset | undefined }) => void)
    | undefined
  /**
   * Times beside the days: the value has `fromTime` and `toTime` where they were chosen. The minute it ends in counts.
   * @default false
   */
  times?: boolean | undefined
  /**
   * `[]` for none.
   * @default those of records (today, yesterday, 7 and 30 days); with times today, yesterday, this week, this month
   */
  presets?: readonly Preset[] | undefined
  /**
   * Most days from first to last, both counted.
   * @default none
   */
  maxDays?: number | undefined
  /**
   * Zone the days belong to (IANA name): determines which day is today, and is printed.
   * @default that of the device
   */
  timeZone?: string | undefined
  /**
   * The day it is, where a server knows it better than the device.
   * @default the day by the clock of the device, in `timeZone`
   */
  today?: Day | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['dateRange']> | undefined
}

/** From one day to another, behind a button that shows the range. */
export function DateRange(props: DateRangeProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    value,
    defaultValue,
    onValueChange,
    times = false,
    presets = times ? periodPresets : recordPresets,
    maxDays,
    ...others
  } = props
  const { timeZone, today, min, max, strings, className, style, id, name, disabled, ref, ...rest } = others
  const t = useCountedStrings('dateRange', strings)
  const dayWords = useStrings('datePicker')
  const { numberLocale } = useBrand()
  const [lastEvent, noting] = useLastEvent()
  const text = useMemo(() => dayText(numberLocale), [numberLocale])
  const [open, setOpen] = useState(false)
  const [held, setOwn, resetRef] = useFormValue<DayRange | null | undefined, HTMLButtonElement>(value, defaultValue)
  const current = held && isDay(held.from) && isDay(held.to) ? held : undefined
  const opened = useMergedRef(resetRef, ref)
  const valueText = current ? rangeWords(current, text, (from, to) => t('span', { from, to })) : t('placeholder')
  const choose = (range: DayRange, preset?: Preset) => {
    const details = because(preset === undefined ? 'choice' : 'preset', lastEvent())
    if (tell(range, preset === undefined ? details : Object.assign(details, { preset }), onValueChange, setOwn))
      setOpen(false)
  }
  const opener = (control: object) => (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('open')}
      titleHidden
      align={labelHidden ? 'end' : 'start'}
      className={css.card}
      trigger={
        <button
          {...rest}
          {...control}
          ref={opened}
          type="button"
          disabled={disabled}
          aria-label={`${label}: ${valueText}`}
          data-part="box"
          className={cx(box, css.trigger)}
          onFocus={() => fetchCalendar(text.calendar)}
          onPointerEnter={() => fetchCalendar(text.calendar)}
        >
          <Icon icon={calendarBlank} size={18} className={css.sign} />
          <span data-part="value" data-placeholder={current ? undefined : ''} className={css.words}>
            {valueText}
          </span>
          <Icon icon={caretDown} size={16} className={css.sign} />
        </button>
      }
    >
      <RangePanel
        value={current}
        today={today ?? dayIn(timeZone)}
        onChoose={choose}
        onLeave={() => setOpen(false)}
        {...{ text, times, presets, maxDays, timeZone, min, max, t, dayWords }}
      />
    </Popover>
  )
  const sent = (
    <FormValue value={current ? rangeText(current) : ''} form={rest.form} required={required} {...{ name, disabled }} />
  )
  if (labelHidden)
    return (
      <div {...noting} data-component="date-range" className={cx(css.tool, className)} style={style}>
        {opener({ id })}
        {sent}
      </div>
    )
  return (
    <Field
      {...noting}
      data-component="date-range"
      {...{ label, hint, error, valid, required, optional, aside, className, style }}
      controlId={id}
    >
      {({ required: _required, ...control }) => (
        <>
          {opener(control)}
          {sent}
        </>
      )}
    </Field>
  )
}
