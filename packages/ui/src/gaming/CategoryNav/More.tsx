'use client'
import { Icon } from '../../components/Icon/Icon.tsx'
import { caretDownBold } from '../../icons/icons.gen.ts'
import * as css from './CategoryNav.css.ts'
import type { Category } from './CategoryNav.model.ts'
import type { DropDowns } from './useDropDowns.ts'

interface MoreProps {
  /** What did not fit; undefined while unknown. */
  categories: readonly Category[] | undefined
  isOpen: boolean
  label: string
  vendorsOf: (category: string) => string
  parts: DropDowns | undefined
}

/** Name of this drop-down among those of the categories. */
export const MORE = ' more'

/**
 * The entries that did not fit, behind one button. Style sheets show the button where something wrapped, before any
 * script.
 */
export function More({ categories, isOpen, label, vendorsOf, parts }: MoreProps) {
  const here = categories?.some(({ current }) => current)
  return (
    <div data-category={MORE} data-part="more" data-state={isOpen ? 'open' : 'closed'} className={css.rest}>
      <button
        type="button"
        aria-expanded={isOpen}
        data-current={here || undefined}
        // Until scripts know what did not fit, it is a mark, not a control.
        aria-hidden={categories ? undefined : true}
        tabIndex={categories ? undefined : -1}
        disabled={categories?.length === 0}
        className={css.more}
      >
        {label}
        <Icon icon={caretDownBold} size={12} className={css.moreIcon} />
      </button>
      {isOpen && categories && parts ? <parts.MoreList categories={categories} vendorsOf={vendorsOf} /> : null}
    </div>
  )
}
