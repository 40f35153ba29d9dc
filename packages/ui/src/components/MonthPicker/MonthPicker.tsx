'use client'
import { useMemo, useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { calendarBlank, caretDown } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { dayIn, type Bounds, type Day } from '../DatePicker/DatePicker.model.ts'
import { dayText } from '../DatePicker/dayText.ts'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { monthName, monthsOf } from './MonthPicker.model.ts'
import * as css from './MonthPicker.css.ts'

/** className and style apply to the root element; everything else, including ref, goes to the button. */
export interface MonthPickerProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children' | 'type'>,
    Bounds,
    Omit<FieldOwnProps, 'strings' | 'label'> {
  /** Visible name of the field. */
  label: string
  /**
   * First day of the month, `2026-11-01`; empty: no month.
   * @default none
   */
  value?: Day | undefined
  /**
   * First day of the month chosen at first, where you do not keep it.
   * @default none
   */
  defaultValue?: Day | undefined
  /**
   * Called with the first day of the month that was chosen.
   * @default none
   */
  onValueChange?: ((value: Day, details: Details<'choice', MouseEvent>) => void) | undefined
  /**
   * Zone the months belong to (IANA name): determines which month is now.
   * @default that of the device
   */
  timeZone?: string | undefined
  /**
   * Shown while nothing is chosen.
   * @default the word for "month"
   */
  placeholder?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['datePicker']> | undefined
}

/** A month of the calendar of the language. What it holds is always its first day, `2026-11-01`. */
export function MonthPicker(props: MonthPickerProps) {
  const { label, hint, error, valid, required, optional, aside, value, defaultValue, onValueChange, ...others } = props
  const { timeZone, min, max, placeholder, strings, className, style, id, name, disabled, ref, ...rest } = others
  const words = useStrings('datePicker', strings)
  const { numberLocale } = useBrand()
  const text = useMemo(() => dayText(numberLocale), [numberLocale])
  const months = useMemo(() => monthsOf(text.calendar), [text.calendar])
  const [open, setOpen] = useState(false)
  const [current, setOwn, resetRef] = useFormValue<Day | '', HTMLButtonElement>(value, defaultValue ?? '')
  const opened = useMergedRef(resetRef, ref)
  // Any day may be given: what counts is its month.
  const month = current ? months.at(current) : undefined
  const valueText = month ? monthName(text, month) : (placeholder ?? words('month'))
  return (
    <Field
      data-component="month-picker"
      {...{ label, hint, error, valid, required, optional, aside, style }}
      className={cx(css.root, className)}
      controlId={id}
    >
      {({ required: _required, ...control }) => (
        <>
          <Popover
            open={open}
            onOpenChange={setOpen}
            title={words('month')}
            titleHidden
            align="start"
            className={css.card}
            initialFocus={(card) => card.querySelector<HTMLElement>('button[tabindex="0"]')}
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
              >
                <Icon icon={calendarBlank} size={18} className={css.sign} />
                <span data-part="value" data-placeholder={month ? undefined : ''} className={css.words}>
                  {valueText}
                </span>
                <Icon icon={caretDown} size={16} className={css.sign} />
              </button>
            }
          >
            <MonthGrid
              {...{ months, text, words, min, max }}
              value={month?.first ?? ''}
              today={dayIn(timeZone)}
              onPick={({ first }, event) => {
                if (tell(first, because('choice', event), onValueChange, setOwn)) setOpen(false)
              }}
            />
          </Popover>
          <FormValue value={current} form={rest.form} onRestore={setOwn} {...{ name, required, disabled }} />
        </>
      )}
    </Field>
  )
}
