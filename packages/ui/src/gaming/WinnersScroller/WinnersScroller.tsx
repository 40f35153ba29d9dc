'use client'
import { useId, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { LoopControl } from '../../foundation/motion/LoopControl.tsx'
import { useLoopMotion } from '../../foundation/motion/useLoopMotion.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useOverflow } from './useOverflow.ts'
import { useRolling } from './useRolling.ts'
import * as css from './WinnersScroller.css.ts'
import { winnerLimit } from './WinnersScroller.model.ts'
import { WinnerRow, type Winner } from './WinnerRow.tsx'

export interface WinnersScrollerProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The first twenty are shown; with none nothing is, unless there is `empty`. */
  items: readonly Winner[]
  /**
   * Sign of the currency: "৳".
   * @default none
   */
  symbol?: string | undefined
  /**
   * Decimals of the amounts; more are cut.
   * @default none
   */
  decimals?: number | undefined
  /**
   * Heading: "Latest winners".
   * @default none
   */
  title?: ReactNode
  /**
   * Level of the heading in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined
  /**
   * Rows in sight.
   * @default 3
   */
  rows?: 3 | 4 | 5 | 6 | undefined
  /**
   * Words shown in the unfilled rows. With it the list keeps the height of its rows, however few there are.
   * @default none
   */
  empty?: ReactNode
  /**
   * At the end of the heading: a link to the whole board.
   * @default none
   */
  action?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['winners']> | undefined
}

/** Who won what, passing slowly; in columns where there is room. */
export function WinnersScroller({
  items,
  symbol,
  decimals,
  title,
  level = 3,
  rows = 3,
  empty,
  action,
  strings,
  className,
  ref,
  ...rest
}: WinnersScrollerProps) {
  const t = useStrings('winners', strings)
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useMemo(() => items.slice(0, winnerLimit), [items])
  const tall = useOverflow(box, list.length)
  const [watch, motion] = useLoopMotion(tall)
  useRolling(box, motion.moving)
  const root = useMergedRef(watch, ref)
  // Shown twice, and made once: whether they roll is known only after they stand.
  const lines = useMemo(
    () =>
      list.map((winner, i) => <WinnerRow key={winner.id ?? i} winner={winner} symbol={symbol} decimals={decimals} />),
    [list, symbol, decimals],
  )
  if (list.length === 0 && empty === undefined) return null
  const Heading = `h${level}` as const
  // What scrolls takes focus, so that arrow keys reach it.
  const scrolls = tall ? { tabIndex: 0 } : {}
  const rolls = tall && !motion.reducedMotion
  return (
    <section {...rest} ref={root} data-component="winners-scroller" className={cx(css.root, className)}>
      <div className={css.head}>
        <Heading id={titleId} className={css.title}>
          {title ?? t('label')}
        </Heading>
        {rolls ? (
          <LoopControl motion={motion} size="sm" iconSize={16} labels={{ pause: t('pause'), play: t('play') }} />
        ) : null}
        {action ? <span className={css.end}>{action}</span> : null}
      </div>
      <div
        {...scrolls}
        ref={box}
        role="group"
        aria-labelledby={titleId}
        data-part="box"
        data-rows={rows}
        data-keep={empty !== undefined || undefined}
        data-state={motion.moving ? 'moving' : 'standing'}
        className={css.box}
      >
        {list.length > 0 ? <ul className={css.list}>{lines}</ul> : null}
        {list.length < rows && empty !== undefined ? (
          <p data-part="empty" className={css.empty}>
            {empty}
          </p>
        ) : null}
        {rolls ? (
          <ul aria-hidden inert data-part="copy" className={css.list}>
            {lines}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
