'use client'
import { useMemo, type ComponentPropsWithRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import { useGone } from '../../foundation/useGone.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretDownBold } from '../../icons/icons.gen.ts'
import * as css from './CategoryNav.css.ts'
import { dropDownOf, type Category } from './CategoryNav.model.ts'
import { MORE, More } from './More.tsx'
import { useDropDowns } from './useDropDowns.ts'
import { useFirstRow } from './useFirstRow.ts'

export interface CategoryNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** In the server's order. Links are plain: let the page's one click listener route them. */
  items: readonly Category[]
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['categoryNav']> | undefined
}

const linkTo = (category: Category) => (
  <EntryLink entry={category} className={css.place}>
    {category.label}
  </EntryLink>
)

/**
 * Links to game categories, each with a button that opens its vendors; what does not fit goes behind "More",
 * save entries that are `fixed`. A drop-down hangs from the nearest positioned ancestor, usually the page's header.
 */
export function CategoryNav({ items, strings, className, ...rest }: CategoryNavProps) {
  const t = useStrings('categoryNav', strings)
  const { open, close, row, parts } = useDropDowns()
  const [fixed, others] = useMemo(() => [items.filter((one) => one.fixed), items.filter((one) => !one.fixed)], [items])
  const ids = useMemo(() => items.map(({ id }) => ({ value: id })), [items])
  useGone(ids, open === null ? [] : [open], close)
  const { list, shown } = useFirstRow(others)
  const vendorsOf = (category: string) => t('vendors', { category })
  return (
    <nav aria-label={t('label')} {...rest} data-component="category-nav" className={cx(css.root, className)}>
      <div ref={row} className={css.window}>
        <ul ref={list} className={css.list}>
          {others.map((category, at) => {
            const look = dropDownOf(category)
            const over = shown !== undefined && at >= shown
            const link = linkTo(category)
            if (look === 'none')
              return (
                <li key={category.id} data-over={over || undefined} className={css.item}>
                  {link}
                </li>
              )
            const isOpen = open === category.id && !over
            return (
              <li
                key={category.id}
                data-category={category.id}
                data-state={isOpen ? 'open' : 'closed'}
                data-over={over || undefined}
                className={css.item}
              >
                {link}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={vendorsOf(category.label)}
                  className={css.caret}
                >
                  <Icon icon={caretDownBold} size={12} className={css.caretIcon} />
                </button>
                {isOpen && parts ? <parts.DropDown category={category} look={look} /> : null}
              </li>
            )
          })}
        </ul>
        {fixed.length > 0 ? (
          <ul className={css.fixed}>
            {fixed.map((category) => (
              <li key={category.id} className={css.item}>
                {linkTo(category)}
              </li>
            ))}
          </ul>
        ) : null}
        <More
          categories={shown === undefined ? undefined : others.slice(shown)}
          isOpen={open === MORE}
          label={t('more')}
          vendorsOf={vendorsOf}
          parts={parts}
        />
      </div>
    </nav>
  )
}
