'use client'
import { useReducer, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { inSight } from '../../foundation/inSight.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './VendorCard.css.ts'

export interface VendorCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onSelect'> {
  /** Short code of the maker (vassalage): "JL". In large type where there is no logo. */
  vendor: string
  /**
   * Its name as people know it, where that is not the code.
   * @default none
   */
  name?: string | undefined
  /**
   * Address of its logo; where it fails the code is shown.
   * @default none
   */
  logo?: string | undefined
  /**
   * Address of a wide picture behind the words, dark and calm at its start; where it fails the card is plain.
   * @default none
   */
  picture?: string | undefined
  /**
   * Number of games, as it should be read: "128 games".
   * @default none
   */
  count?: string | undefined
  /**
   * `open` can be pressed; the other two show why not, and do not respond.
   * @default 'open'
   */
  state?: 'open' | 'maintenance' | 'soon' | undefined
  /**
   * When maintenance ends, as it should be read: "05:30".
   * @default none
   */
  backAt?: string | undefined
  /**
   * The one whose games are on the page.
   * @default false
   */
  current?: boolean | undefined
  /**
   * Makes the card a link; without it the card is a button.
   * @default none
   */
  href?: string | undefined
  /**
   * Called when the vendor is chosen; `preventDefault()` keeps the link from loading its page.
   * @default none
   */
  onSelect?: ((event: MouseEvent) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['vendorCard']> | undefined
}

/** One maker of games: opens its list or its lobby. */
export function VendorCard({
  vendor,
  name,
  logo,
  picture,
  count,
  state = 'open',
  backAt,
  current,
  href,
  onSelect,
  strings,
  className,
  ...rest
}: VendorCardProps) {
  const t = useStrings('vendorCard', strings)
  const [lost, lose] = useReducer((before: readonly string[], address: string) => [...before, address], [])
  const pictured = picture !== undefined && !lost.includes(picture)
  const closed = state !== 'open'
  const shared = {
    'data-part': 'open',
    'data-pictured': pictured || undefined,
    className: css.open,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': closed || undefined,
    onClick: closed ? undefined : onSelect,
  }
  const dim = closed && css.dimmed
  const label = name && name !== vendor ? name : undefined
  const inside = (
    <>
      {pictured ? (
        <img
          key={picture}
          {...inSight(picture)}
          data-part="picture"
          alt=""
          onError={() => lose(picture)}
          className={cx(css.picture, dim)}
        />
      ) : null}
      {logo && !lost.includes(logo) ? (
        <img
          key={`logo ${logo}`}
          {...inSight(logo)}
          alt={label ? '' : vendor}
          onError={() => lose(logo)}
          className={cx(css.logo, dim)}
        />
      ) : (
        <bdi data-part="mark" className={cx(css.mark, dim)}>
          {vendor}
        </bdi>
      )}
      <span data-part="name" className={css.name}>
        {label}
      </span>
      {count ? (
        <span data-part="count" className={css.count}>
          {count}
        </span>
      ) : null}
      {closed ? (
        <span data-part="note" className={css.note}>
          {state === 'soon' ? t('soon') : backAt ? t('back', { time: backAt }) : t('maintenance')}
        </span>
      ) : null}
    </>
  )
  return (
    <article {...rest} data-component="vendor-card" data-state={state} className={cx(css.root, className)}>
      {href && !closed ? (
        <a {...shared} href={href}>
          {inside}
        </a>
      ) : (
        <button {...shared} type="button">
          {inside}
        </button>
      )}
    </article>
  )
}
