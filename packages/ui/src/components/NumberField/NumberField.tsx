'use client'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { minus, plus } from '../../icons/icons.gen.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './NumberField.css.ts'
import { dress } from './NumberField.model.ts'
import { useNumber, type NumberProps } from './useNumber.ts'

type Replaced = 'type' | 'ltr' | 'inputMode' | 'onChange' | 'component' | 'maxLength' | 'strings' | keyof NumberProps

export interface NumberFieldProps extends Omit<TextFieldProps, Replaced>, NumberProps {
  /** Decimals at most. */
  decimals?: number | undefined
  /** Buttons for less and more. */
  steppers?: boolean | undefined
  strings?: Partial<UiStrings['numberField']> | undefined
}

/** A number with bounds: typed, pasted from anywhere, or stepped. Its value is a decimal string. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step,
    digits,
    decimals = 0,
    steppers = true,
    strings,
    ...others
  } = props
  const { name, end, error, after, className, onBlur, onKeyDown, ...rest } = others
  const t = useStrings('numberField', strings)
  const fixed = rest.readOnly || rest.disabled
  const number = useNumber({ value, defaultValue, onValueChange, min, max, step, digits }, decimals, fixed)
  const { current, shown, told, stepBy, canStep, input } = number
  const words = {
    min: () => t('tooLow', { min: dress(min ?? '') }),
    max: () => t('tooHigh', { max: dress(max ?? '') }),
    step: () => t('offStep', { step: dress(step ?? '') }),
  }

  // Out of the tab order: the arrow keys do the same.
  const button = (label: string, shape: string, count: number) => (
    <IconButton
      size="sm"
      iconSize={16}
      label={label}
      shape={shape}
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
      error={error ?? (told && words[told]())}
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
          {name ? <input type="hidden" name={name} value={current} disabled={rest.disabled} /> : null}
          {after}
        </>
      }
    />
  )
}
