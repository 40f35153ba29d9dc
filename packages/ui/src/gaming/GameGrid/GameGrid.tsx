import { Children, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './GameGrid.css.ts'

export type GameGridProps = ComponentPropsWithRef<'ul'>

/** Six cards in a row, three on a phone and a small tablet. Each child becomes an item of the list. */
export function GameGrid({ children, className, ...rest }: GameGridProps) {
  return (
    <ul {...rest} data-component="game-grid" className={cx(css.root, className)}>
      {Children.map(children, (child) => child && <li className={css.cell}>{child}</li>)}
    </ul>
  )
}
