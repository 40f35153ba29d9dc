'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretLeft, caretRight } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/index.ts'
import * as css from './Pagination.css.ts'
import { paginateBoth } from './Pagination.model.ts'

/** `cancel()` keeps a link from loading its page. */
export type PageDetails = Details<'page' | 'previous' | 'next', MouseEvent>

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number
  /** Number of pages. With one page or none nothing is shown. */
  total: number
  /**
   * Pages around the current one.
   * @default 5
   */
  range?: number | undefined
  /**
   * The same on a phone.
   * @default 3
   */
  narrowRange?: number | undefined
  /**
   * Pages always shown at each end; a lobby shows 2.
   * @default 1
   */
  margin?: number | undefined
  /**
   * Address of a page: cells become links, so that they can be opened in a tab and found by crawlers.
   * @default none
   */
  href?: ((page: number) => string) | undefined
  /**
   * Called with the page that was chosen; the first is 1.
   * @default none
   */
  onPageChange?: ((page: number, details: PageDetails) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['pagination']> | undefined
}

export function Pagination(props: PaginationProps) {
  const { page, total, range = 5, narrowRange = 3, margin = 1, href, onPageChange, strings, className, ...rest } = props
  const t = useStrings('pagination', strings)
  const { numberLocale } = useBrand()
  if (total < 2) return null
  const digits = new Intl.NumberFormat(numberLocale)

  const step = (to: number, reason: PageDetails['reason'], label: string, content: ReactNode) => {
    const off = to < 1 || to > total
    const shared = {
      'data-part': reason,
      className: css.cell,
      'aria-label': label,
      'aria-current': to === page ? ('page' as const) : undefined,
      'aria-disabled': off || undefined,
      onClick:
        off || to === page
          ? undefined
          : (event: MouseEvent) => void (tell(to, because(reason, event), onPageChange) || event.preventDefault()),
    }
    // A link without a target has no address and is marked disabled.
    if (href)
      return (
        <a {...shared} role={off ? 'link' : undefined} href={off ? undefined : href(to)}>
          {content}
        </a>
      )
    return (
      <button {...shared} type="button">
        {content}
      </button>
    )
  }

  return (
    <nav aria-label={t('label')} {...rest} data-component="pagination" className={cx(css.root, className)}>
      <ul className={css.list}>
        <li>{step(Math.min(page - 1, total), 'previous', t('previous'), <Icon icon={caretLeft} flip />)}</li>
        {paginateBoth(page, total, { range, margin }, { range: narrowRange, margin }).map((cell) =>
          'page' in cell ? (
            <li key={cell.page} data-on={cell.on}>
              {step(cell.page, 'page', t('page', { page: digits.format(cell.page) }), digits.format(cell.page))}
            </li>
          ) : (
            <li key={`after ${cell.after}`} data-on={cell.on} data-part="gap" className={css.cell} aria-hidden>
              …
            </li>
          ),
        )}
        <li>{step(Math.max(page + 1, 1), 'next', t('next'), <Icon icon={caretRight} flip />)}</li>
      </ul>
    </nav>
  )
}
