import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import * as css from './DataList.css.ts'

export interface DataListItem {
  /** Key of the item; its place in the list unless given. */
  id?: string | undefined
  /** What it is. */
  term: ReactNode
  /** Its value. */
  value: ReactNode
  /** A line below the value. */
  note?: ReactNode
  /** Something to do with the value, at the end of its line: a CopyButton. */
  action?: ReactNode
  /** The sum of it all: a line above, the value set large. */
  total?: boolean | undefined
}

export interface DataListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What it lists, in the order they are read. */
  items: readonly DataListItem[]
  /**
   * `rows` sets the value at the end of the term's line, for sums; `stacked` below the term, for what is copied or
   * long; `cards` each in a panel of its own, for key figures.
   * @default 'rows'
   */
  variant?: 'rows' | 'stacked' | 'cards' | undefined
  /**
   * How many items are side by side; for `stacked` and `cards`.
   * @default 1
   */
  columns?: Responsive<1 | 2 | 3 | 4> | undefined
  /**
   * A hairline above, below and between the items; for `rows`.
   * @default false
   */
  divided?: boolean | undefined
}

/** Terms and their values. Values in `rows` are set in figures of one width. */
export function DataList({ items, variant = 'rows', columns = 1, divided = false, className, ...rest }: DataListProps) {
  return (
    <dl
      {...rest}
      data-component="data-list"
      data-variant={variant}
      data-columns={variant === 'rows' ? undefined : byLayout(columns)}
      data-divided={(variant === 'rows' && divided) || undefined}
      className={cx(css.root, className)}
    >
      {items.map(({ id, term, value, note, action, total }, n) => (
        <div key={id ?? n} data-part="item" data-total={total || undefined} className={css.item}>
          <dt data-part="term" className={css.term}>
            {term}
          </dt>
          <dd data-part="value" className={css.value}>
            {action ? (
              <>
                <span className={css.words}>{translationSafe(value)}</span>
                <span className={css.action}>{action}</span>
              </>
            ) : (
              translationSafe(value)
            )}
          </dd>
          {note ? (
            <dd data-part="note" className={css.note}>
              {translationSafe(note)}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
