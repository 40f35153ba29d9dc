import { formatMoney } from '../../foundation/figure/decimal.ts'
import { inSight } from '../../foundation/inSight.ts'
import { maskName } from '../../foundation/maskName.ts'
import { FAILED } from '../BalanceDisplay/BalanceDisplay.model.ts'
import * as css from './WinnersScroller.css.ts'

export interface Winner {
  id?: string | undefined
  /** Shown masked: `ta***8`. */
  name: string
  game: string
  /** Decimal string, as on the wire. */
  amount: string
  /** Address of the game's icon. */
  icon?: string | undefined
  /** Where the game is played. */
  href?: string | undefined
}

interface WinnerRowProps {
  winner: Winner
  symbol: string | undefined
  decimals: number | undefined
}

export function WinnerRow({ winner: { name, game, amount, icon, href }, symbol, decimals }: WinnerRowProps) {
  const inside = (
    <>
      {icon ? (
        <img key={icon} {...inSight(icon)} alt="" width={36} height={36} decoding="async" className={css.icon} />
      ) : (
        <span className={css.icon} />
      )}
      <span>
        <bdi data-part="game" className={css.game}>
          {game}
        </bdi>
        <bdi data-part="name" className={css.name}>
          {maskName(name)}
        </bdi>
      </span>
      <span data-part="amount" translate="no" className={css.amount}>
        {symbol ? <span className={css.symbol}>{symbol}</span> : null}
        {formatMoney(amount, decimals) ?? FAILED}
      </span>
    </>
  )
  return (
    <li className={css.item}>
      {href ? (
        <a href={href} className={css.line}>
          {inside}
        </a>
      ) : (
        <div className={css.line}>{inside}</div>
      )}
    </li>
  )
}
