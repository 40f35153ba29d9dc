import type { ReactNode } from 'react'
import { cx } from '../foundation/cx.ts'
import * as css from './Sheet.css.ts'

/**
 * All states of one component in one frame: what is checked by axe and looked at in every brand, scheme and direction.
 */
export const Sheet = ({ children }: { children: ReactNode }) => <div className={css.sheet}>{children}</div>

interface RowProps {
  name: string
  /** `grid` for wide things such as fields. */
  as?: 'items' | 'grid'
  /** On the surface of a panel instead of the page. */
  panel?: boolean
  children: ReactNode
}

export const Row = ({ name, as = 'items', panel, children }: RowProps) => (
  <div className={css.row}>
    <p className={css.name}>{name}</p>
    <div className={cx(as === 'grid' ? css.grid : css.items, panel && css.panel)}>{children}</div>
  </div>
)
