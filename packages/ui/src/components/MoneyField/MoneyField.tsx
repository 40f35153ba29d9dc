'use client'
import { cx } from '../../foundation/cx.ts'
import { moneyDecimals } from '../../foundation/figure/decimal.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { useNumber, type NumberProps } from '../NumberField/useNumber.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { Amounts } from './Amounts.tsx'
import * as css from './MoneyField.css.ts'
import { moneyText, rangeKey } from './MoneyField.model.ts'

type Replaced =
  | 'type'
  | 'ltr'
  | 'inputMode'
  | 'onChange'
  | 'component'
  | 'maxLength'
  | 'whole'
  | 'start'
  | 'strings'
  | keyof NumberProps

export interface MoneyFieldProps extends Omit<TextFieldProps, Replaced>, NumberProps {
  /**
   * Sign of the currency.
   * @default '৳'
   */
  symbol?: string | undefined
  /**
   * Decimals of the currency.
   * @default 2, or what `setMoneyDecimals` says
   */
  decimals?: number | undefined
  /**
   * Quick amounts, decimal strings; those beyond the bounds cannot be pressed.
   * @default none
   */
  amounts?: readonly string[] | undefined
  /**
   * `headline` sets the amount large over a rule: the one question of a view.
   * @default 'box'
   */
  variant?: 'box' | 'headline' | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['moneyField']> | undefined
}

/** Characters beyond which a headline is set smaller. */
const LONG = 10

/** An amount of money. Its value is a decimal string with all its decimals, as on the wire: `5000.00`. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, defaultValue, onValueChange, min, max, step, digits = 12, showFault, ...own } = props
  const { symbol = '৳', decimals = moneyDecimals(), amounts, variant = 'box', strings, ...others } = own
  const { name, hint, error, after, className, onBlur, onKeyDown, ref, ...rest } = others
  const t = useStrings('moneyField', strings)
  const dir = useDirection()
  const fixed = rest.readOnly || rest.disabled
  const money = (amount = '') => {
    const text = moneyText(amount, { symbol, decimals })
    return dir === 'rtl' ? `\u2066${text}\u2069` : text
  }
  const words = {
    min: () => t('tooLow', { min: money(min) }),
    max: () => t('tooHigh', { max: money(max) }),
    step: () => t('offStep', { step: money(step) }),
    notNumber: () => t('notNumber'),
    negative: () => t('negative'),
    decimals: () => (decimals > 0 ? t('decimals', { count: decimals }) : t('whole')),
    digits: () => t('digits', { count: digits }),
  }
  const number = useNumber(
    { value, defaultValue, onValueChange, min, max, step, digits, showFault },
    { decimals, fixed: fixed || step === undefined, error, words, ref },
  )
  const { current, shown, restore, choose, faultOf, input } = number
  const range = rangeKey(min, max)
  const headline = variant === 'headline'

  return (
    <TextField
      {...rest}
      {...input}
      component="money-field"
      className={cx(css.root, headline && css.headline, headline && shown.length > LONG && css.long, className)}
      ltr
      hint={hint === undefined && range ? t(range, { min: money(min), max: money(max) }) : hint}
      error={number.error}
      onBlur={(event) => {
        input.onBlur()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        input.onKeyDown(event)
      }}
      start={
        <span data-part="symbol" translate="no" className={css.symbol}>
          {symbol}
        </span>
      }
      after={
        <>
          <FormValue name={name} value={current} disabled={rest.disabled} form={rest.form} onRestore={restore} />
          {amounts ? (
            <Amounts
              label={t('amounts')}
              amounts={amounts}
              decimals={decimals}
              current={current}
              allowed={(amount) => !fixed && faultOf(amount) === undefined}
              onChoose={(amount, event) => choose(amount, 'preset', event)}
            />
          ) : null}
          {after}
        </>
      }
    />
  )
}
