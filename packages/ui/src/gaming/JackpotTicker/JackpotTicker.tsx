'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { formatMoney, moneyDecimals } from '../../foundation/figure/decimal.ts'
import { Figure } from '../../foundation/figure/Figure.tsx'
import { LoopControl } from '../../foundation/motion/LoopControl.tsx'
import { useLoopMotion } from '../../foundation/motion/useLoopMotion.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { FAILED } from '../BalanceDisplay/BalanceDisplay.model.ts'
import * as css from './JackpotTicker.css.ts'
import { splitFigure } from './JackpotTicker.model.ts'
import { useIllustration } from './useIllustration.ts'
import { useSpoken } from './useSpoken.ts'

export interface JackpotTickerProps extends ComponentPropsWithRef<'div'> {
  /** Sign of the currency: "৳". */
  symbol: string
  /**
   * What the real pool holds, decimal string as on the wire. Without it the figure is marked as an illustration.
   * @default none
   */
  amount?: string | undefined
  /**
   * First figure of an illustration.
   * @default random
   */
  start?: string | undefined
  /**
   * Decimals shown; more are cut.
   * @default 2, or what `setMoneyDecimals` says
   */
  decimals?: number | undefined
  /**
   * What is counted: "Progressive jackpot".
   * @default none
   */
  label?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['jackpot']> | undefined
}

/** A large figure that grows. Children are below: who won last, a link to its games. */
export function JackpotTicker({
  symbol,
  amount,
  start,
  decimals = moneyDecimals(),
  label,
  strings,
  className,
  children,
  ref,
  ...rest
}: JackpotTickerProps) {
  const t = useStrings('jackpot', strings)
  const illustrated = amount === undefined
  const [watch, motion] = useLoopMotion(illustrated)
  const drawn = useIllustration({
    wanted: illustrated,
    start,
    moving: motion.moving,
    reducedMotion: motion.reducedMotion,
  })
  const shown = amount ?? drawn
  const text = shown === undefined ? '' : (formatMoney(shown, decimals) ?? FAILED)
  const { head, tail, part } = splitFigure(text)
  const name = label ?? t('label')
  const kind = illustrated ? 'drawn' : 'value'
  const spoken = useSpoken(
    text && t(kind, { label: name, amount: text === FAILED ? FAILED : `${symbol} ${text}` }),
    `${kind} ${name}`,
  )
  return (
    <div
      {...rest}
      ref={useMergedRef(watch, ref)}
      data-component="jackpot-ticker"
      data-state={illustrated ? 'illustration' : 'real'}
      className={cx(css.root, className)}
    >
      <div className={css.head}>
        <span className={css.pulse} />
        <span data-part="label">{name}</span>
        {illustrated ? (
          <>
            <span data-part="illustration" className={css.note}>
              {t('illustration')}
            </span>
            <LoopControl motion={motion} size="sm" iconSize={16} labels={{ pause: t('pause'), play: t('play') }} />
          </>
        ) : null}
      </div>
      <div role="img" aria-label={spoken || name} data-part="figure">
        <Figure
          className={css.figure}
          data-size={text.length > 14 ? 'long' : undefined}
          sign={text ? symbol : undefined}
          whole={[...head, ...tail].map((digit, i, all) => (
            <span
              key={all.length - i}
              data-comma={digit === ',' || undefined}
              data-still={i < head.length || undefined}
              className={css.cell}
            >
              {digit}
            </span>
          ))}
          tail={part}
        />
      </div>
      {children ? <div className={css.foot}>{children}</div> : null}
    </div>
  )
}
