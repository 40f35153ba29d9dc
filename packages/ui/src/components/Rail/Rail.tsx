'use client'
import { Children, isValidElement, useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretLeft, caretRight } from '../../icons/icons.gen.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Rail.css.ts'
import { useRail } from './useRail.ts'

export interface RailProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Visible title of the row, which also names it. */
  title: string
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined
  /**
   * How many there are in all, in words: "1,549 games".
   * @default none
   */
  count?: ReactNode
  /**
   * Address of all of them: shows "View all".
   * @default none
   */
  all?: string | undefined
  /**
   * Called when the link to all of them is pressed; `preventDefault()` keeps it from loading its page.
   * @default none
   */
  onAll?: ((event: MouseEvent) => void) | undefined
  /**
   * Items seen at once.
   * @default 6
   */
  columns?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined
  /**
   * The same on a phone, where a part of the next one shows.
   * @default 2
   */
  narrowColumns?: 1 | 2 | 3 | 4 | undefined
  /**
   * More controls at the end of the head.
   * @default none
   */
  actions?: ReactNode
  /**
   * The items, each with a key.
   * @default none
   */
  children?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['rail']> | undefined
}

/** A titled row that scrolls sideways and snaps to whole items. */
export function Rail(props: RailProps) {
  const {
    title,
    level = 2,
    count,
    all,
    onAll,
    columns = 6,
    narrowColumns = 2,
    actions,
    children,
    strings,
    className,
    ...rest
  } = props
  const t = useStrings('rail', strings)
  const dir = useDirection()
  const id = useId()
  const items = Children.toArray(children)
  const [list, place, turn] = useRail(dir, items.length)
  const Heading = `h${level}` as const
  const arrow = (way: 1 | -1) => {
    const done = place === 'fits' || place === (way === 1 ? 'end' : 'start')
    return (
      <IconButton
        label={t(way === 1 ? 'on' : 'back', { title })}
        icon={way === 1 ? caretRight : caretLeft}
        flip
        aria-disabled={done || undefined}
        data-part={way === 1 ? 'on' : 'back'}
        className={css.arrow}
        onClick={done ? undefined : () => turn(way)}
      />
    )
  }
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="rail"
      data-place={place}
      className={cx(css.root, className)}
    >
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {count === undefined ? null : (
          <span data-part="count" className={css.count}>
            {count}
          </span>
        )}
        <div className={css.end}>
          {actions}
          {all === undefined ? null : (
            <Link href={all} variant="quiet" aria-label={t('allOf', { title })} onClick={onAll}>
              {t('all')}
            </Link>
          )}
          <div className={css.arrows}>
            {arrow(-1)}
            {arrow(1)}
          </div>
        </div>
      </div>
      <ul
        ref={list}
        aria-labelledby={id}
        data-columns={columns}
        data-narrow={narrowColumns}
        data-part="list"
        className={css.list}
      >
        {items.map((item, n) => (
          <li key={isValidElement(item) ? item.key : n} className={css.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
