'use client'
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretRight, dotsThree } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Breadcrumb.css.ts'
import { foldOf, type BreadcrumbItem } from './Breadcrumb.model.ts'

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The steps from the top to where the reader is. */
  items: readonly BreadcrumbItem[]
  /**
   * Steps shown at most before those in the middle fold away; on a phone the last two are.
   * @default 4
   */
  most?: number | undefined
  /**
   * Before the first step; one of `@brand/ui/icons`.
   * @default none
   */
  icon?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['breadcrumb']> | undefined
}

/** The way from the top to here. */
export function Breadcrumb({ items, most = 4, icon, strings, className, ...rest }: BreadcrumbProps) {
  const t = useStrings('breadcrumb', strings)
  const [open, setOpen] = useState(false)
  const folds = items.map((_item, at) => foldOf(at, items.length, most))
  const dots = open ? undefined : folds.includes('always') ? 'always' : folds.includes('phone') ? 'phone' : undefined
  // The dots stand where the first folded step would: after the first where that stays.
  const place = Math.max(0, folds.indexOf('always'))
  const list = useRef<HTMLOListElement>(null)
  // The dots are gone: the first step that was behind them takes their focus.
  useEffect(() => {
    if (open) list.current?.children[place]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [open, place])
  return (
    <nav aria-label={t('label')} {...rest} data-component="breadcrumb" className={cx(css.root, className)}>
      {icon ? <Icon icon={icon} size={16} className={css.icon} /> : null}
      <ol ref={list} className={css.list}>
        {items.map(({ note, ...entry }, at) => {
          const last = at === items.length - 1
          return [
            dots && at === place ? (
              <li key="dots" data-part="dots" data-fold={dots} className={css.step}>
                <button type="button" aria-label={t('more')} className={css.dots} onClick={() => setOpen(true)}>
                  <Icon icon={dotsThree} size={18} />
                </button>
                <Icon icon={caretRight} size={14} flip className={css.caret} />
              </li>
            ) : null,
            <li key={entry.id} data-part="step" data-fold={open ? undefined : folds[at]} className={css.step}>
              {last && entry.href === undefined && !entry.onSelect ? (
                <span aria-current="page" className={css.here}>
                  <bdi className={css.words}>{entry.label}</bdi>
                </span>
              ) : (
                <EntryLink entry={{ ...entry, current: last }} className={last ? css.here : css.link}>
                  <bdi className={css.words}>{entry.label}</bdi>
                </EntryLink>
              )}
              {note ? (
                <bdi data-part="note" className={css.note}>
                  {note}
                </bdi>
              ) : null}
              {last ? null : <Icon icon={caretRight} size={14} flip className={css.caret} />}
            </li>,
          ]
        })}
      </ol>
    </nav>
  )
}
