import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { EntryLink, type Entry } from '../../foundation/EntryLink.tsx'
import { caretLeft } from '../../icons/icons.gen.ts'
import * as css from './PageHeader.css.ts'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the page. */
  title: ReactNode
  /**
   * Level of the heading: 1 unless the page has one above.
   * @default 1
   */
  level?: 1 | 2 | undefined
  /**
   * A line below: "253 direct accounts, 1,284 in the whole team".
   * @default none
   */
  description?: ReactNode
  /**
   * Where this page belongs: one step up.
   * @default none
   */
  back?: Omit<Entry, 'id'> | undefined
  /**
   * Beside the title: a status, a badge.
   * @default none
   */
  note?: ReactNode
  /**
   * What can be done here; the one primary button last.
   * @default none
   */
  actions?: ReactNode
}

/**
 * Name of a page, set large, with what can be done there. No `<header>`: outside `<main>` that would be the banner of
 * the site.
 */
export function PageHeader({
  title,
  level = 1,
  description,
  back,
  note,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div {...rest} data-component="page-header" className={cx(css.root, className)}>
      <div className={css.words}>
        {back ? (
          <EntryLink entry={{ id: 'back', ...back }} data-part="back" className={css.back}>
            <Icon icon={caretLeft} size={16} flip />
            {back.label}
          </EntryLink>
        ) : null}
        <div className={css.line}>
          <Heading className={css.title}>{title}</Heading>
          {note}
        </div>
        {description ? <p className={css.description}>{description}</p> : null}
      </div>
      {actions ? (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      ) : null}
    </div>
  )
}
