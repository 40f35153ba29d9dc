'use client'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../foundation/cx.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './Money.css.ts'
import { formatCurrency, type CurrencyOptions } from './Money.model.ts'

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Decimal string, as on the wire: "1250.50". Without one, or with an invalid one, "—" is shown.
   * @default none
   */
  amount: string | undefined
  /** Code of the currency (ISO 4217): "BDT". It decides the sign, the decimals and what is read out. */
  currency: string
  /**
   * Sign in place of the one the language has for the currency: "৳".
   * @default that of the language
   */
  symbol?: string | undefined
  /**
   * Decimals shown; more are cut.
   * @default those of the currency
   */
  decimals?: number | undefined
  /**
   * When + or − is before it: below zero, always but for zero, or never.
   * @default 'auto'
   */
  sign?: CurrencyOptions['sign']
  /**
   * What its colour means; `sign` is success above zero and danger below.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'success' | 'danger' | 'sign' | undefined
  /**
   * As large as the text around it, or set as the headline of a panel.
   * @default 'text'
   */
  size?: 'text' | 'headline' | undefined
  /**
   * Secondary: less prominent.
   * @default false
   */
  quiet?: boolean | undefined
}

const unknown = '—'

/** An amount of money in figures of one width, read out with the name of its currency. */
export function Money({
  amount,
  currency,
  symbol,
  decimals,
  sign = 'auto',
  tone = 'neutral',
  size = 'text',
  quiet = false,
  className,
  ...rest
}: MoneyProps) {
  const { lang } = useBrand()
  const money =
    amount === undefined ? undefined : formatCurrency(amount, currency, { locale: lang, symbol, decimals, sign })
  const directed = money?.direction === 1 ? 'success' : money?.direction === -1 ? 'danger' : 'neutral'
  return (
    <span
      translate="no"
      {...rest}
      data-component="money"
      data-state={money ? 'known' : 'unknown'}
      data-tone={tone === 'sign' ? directed : tone}
      data-size={size}
      data-quiet={quiet || undefined}
      className={cx(css.root, className)}
    >
      {money ? (
        <>
          <bdi data-part="shown" dir="ltr" aria-hidden="true" className={css.shown}>
            {money.shown}
          </bdi>
          <VisuallyHidden className={css.spoken}>{money.spoken}</VisuallyHidden>
        </>
      ) : (
        unknown
      )}
    </span>
  )
}
