'use client'
import { cx } from '../../foundation/cx.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { minus, plus } from '../../icons/icons.gen.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './NumberField.css.ts'
import { dress } from './NumberField.model.ts'
import { useNumber, type NumberProps } from './useNumber.ts'

type Replaced =
  | 'type'
  | 'ltr'
  | 'inputMode'
  | 'onChange'
  | 'component'
  | 'maxLength'
  | 'whole'
  | 'strings'
  | keyof NumberProps

export interface NumberFieldProps extends Omit<TextFieldProps, Replaced>, NumberProps {
  /**
   * Decimals at most.
   * @default 0
   */
  decimals?: number | undefined
  /**
   * Buttons for less and more.
   * @default true
   */
  steppers?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['numberField']> | undefined
}

/** A number with bounds: typed, pasted from anywhere, or stepped. Its value is a decimal string. */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onValueChange, min, max, step, digits = 12, showFault, ...own } = props
  const { decimals = 0, steppers = true, strings, ...others } = own
  const { name, end, error, after, className, onBlur, onKeyDown, ref, ...rest } = others
  const t = useStrings('numberField', strings)
  const fixed = rest.readOnly || rest.disabled
  const words = {
    min: () => t('tooLow', { min: dress(min ?? '') }),
    max: () => t('tooHigh', { max: dress(max ?? '') }),
    step: () => t('offStep', { step: dress(step ?? '') }),
    notNumber: () => t('notNumber'),
    negative: () => t('negative'),
    decimals: () => (decimals > 0 ? t('decimals', { count: decimals }) : t('whole')),
    digits: () => t('digits', { count: digits }),
  }
  const number = useNumber(
    { value, defaultValue, onValueChange, min, max, step, digits, showFault },
    { decimals, fixed, error, words, ref },
  )
  const { current, shown, restore, stepBy, canStep, input } = number

  // Out of the tab order: the arrow keys do the same.
  const button = (label: string, shape: string, count: number) => (
    <IconButton
      size="sm"
      iconSize={16}
      label={label}
      icon={shape}
      tabIndex={-1}
      disabled={fixed || !canStep(count)}
      onClick={(event) => stepBy(count, event)}
    />
  )
  return (
    <TextField
      {...rest}
      {...input}
      component="number-field"
      className={cx(css.root, className)}
      ltr
      // For assistive technology alone, which wants numbers here; what is read out is the exact text.
      role="spinbutton"
      aria-valuenow={current === '' ? undefined : Number(current)}
      aria-valuetext={shown || undefined}
      aria-valuemin={min === undefined ? undefined : Number(min)}
      aria-valuemax={max === undefined ? undefined : Number(max)}
      error={number.error}
      onBlur={(event) => {
        input.onBlur()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        input.onKeyDown(event)
      }}
      end={
        end || steppers ? (
          <>
            {end ? <span className={css.unit}>{end}</span> : null}
            {steppers ? (
              <span data-part="steppers" className={css.steppers}>
                {button(t('decrease'), minus, -1)}
                {button(t('increase'), plus, 1)}
              </span>
            ) : null}
          </>
        ) : null
      }
      after={
        <>
          <FormValue name={name} value={current} disabled={rest.disabled} form={rest.form} onRestore={restore} />
          {after}
        </>
      }
    />
  )
}
