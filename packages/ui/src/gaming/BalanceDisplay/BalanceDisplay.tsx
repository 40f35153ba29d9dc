'use client'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { root as hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { arrowClockwise, eye, eyeSlash } from '../../icons/icons.gen.ts'
import * as css from './BalanceDisplay.css.ts'
import { moneyDecimals } from '../../foundation/figure/decimal.ts'
import { announceIn, DOTS, FAILED, formatMoney } from './BalanceDisplay.model.ts'

export interface BalanceDisplayProps extends ComponentPropsWithRef<'div'> {
  /**
   * Decimal string, as on the wire. Without one the balance is still loading.
   * @default none
   */
  amount?: string | undefined
  /** Sign of the currency: "৳". */
  symbol: string
  /**
   * Decimals shown; more are cut.
   * @default 2, or what `setMoneyDecimals` says
   */
  decimals?: number | undefined
  /**
   * It did not load: shows "—", never 0.00.
   * @default false
   */
  failed?: boolean | undefined
  /**
   * Called when a balance that did not load is requested again.
   * @default none
   */
  onRetry?: ((event: MouseEvent) => void) | undefined
  /**
   * Hides the amount. The choice is the reader's and yours to remember.
   * @default false
   */
  masked?: boolean | undefined
  /**
   * Called when the amount is to be hidden or shown; without it there is no button for that.
   * @default none
   */
  onMaskedChange?: ((masked: boolean, details: Details<'press', MouseEvent>) => void) | undefined
  /**
   * Marks the amount as play money.
   * @default false
   */
  playMoney?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['balance']> | undefined
}

/** The amount, whether it may be seen, and its actions (children: a deposit button). */
export function BalanceDisplay({
  amount,
  symbol,
  decimals = moneyDecimals(),
  failed,
  onRetry,
  masked = false,
  onMaskedChange,
  playMoney,
  strings,
  className,
  children,
  ...rest
}: BalanceDisplayProps) {
  const t = useStrings('balance', strings)
  const figure = amount === undefined ? undefined : formatMoney(amount, decimals)
  const lost = failed || (amount !== undefined && figure === undefined)
  const state = lost ? 'failed' : figure === undefined ? 'loading' : masked ? 'masked' : 'shown'
  const announced = useAnnouncement(state === 'shown' ? t('now', { amount: `${symbol} ${figure}` }) : '')
  return (
    <div {...rest} data-component="balance-display" data-state={state} className={cx(css.root, className)}>
      <div className={css.words}>
        <VisuallyHidden>{t('label')}</VisuallyHidden>
        {state === 'loading' ? (
          <span data-part="amount" className={cx(css.amount, css.loading)}>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
          </span>
        ) : (
          <span data-part="amount" className={css.amount}>
            <span aria-hidden={state === 'shown' ? undefined : true} translate="no">
              <span className={css.symbol}>{symbol}</span>
              {state === 'failed' ? FAILED : state === 'masked' ? DOTS : figure}
            </span>
            {state === 'shown' ? null : <VisuallyHidden>{t(state === 'failed' ? 'failed' : 'hidden')}</VisuallyHidden>}
          </span>
        )}
        {playMoney ? (
          <span data-part="play-money" className={css.mark}>
            {t('play')}
          </span>
        ) : null}
      </div>
      {lost && onRetry ? <IconButton size="sm" label={t('retry')} icon={arrowClockwise} onClick={onRetry} /> : null}
      {!lost && onMaskedChange ? (
        <IconButton
          size="sm"
          label={t(masked ? 'show' : 'hide')}
          icon={masked ? eyeSlash : eye}
          onClick={(event) => onMaskedChange(!masked, because('press', event))}
        />
      ) : null}
      {children}
      <output className={hidden}>{announced}</output>
    </div>
  )
}

/** The words to announce: not the first ones, not each of a quick series, and nothing while hidden. */
function useAnnouncement(words: string): string {
  const [announced, setAnnounced] = useState('')
  const known = useRef('')
  const last = useRef(-Infinity)
  useEffect(() => {
    const before = known.current
    known.current = words
    if (!before || !words || before === words) return
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        setAnnounced(words)
      },
      announceIn(Date.now(), last.current),
    )
    return () => clearTimeout(timer)
  }, [words])
  return words ? announced : ''
}
