'use client'
import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { EntryLink, type Entry } from '../../foundation/EntryLink.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import type { SignEntry } from '../entries.ts'
import { Signs } from '../Signs.tsx'
import * as css from './Footer.css.ts'

export interface FooterColumn {
  id: string
  title: string
  entries: readonly Entry[]
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'about'> {
  /** Mark and name of the brand. */
  logo: ReactNode
  /**
   * A sentence or two about the site.
   * @default none
   */
  about?: ReactNode
  /**
   * Links to elsewhere, as icons.
   * @default []
   */
  social?: readonly SignEntry[] | undefined
  /**
   * Groups of links, beside each other where there is room.
   * @default []
   */
  columns?: readonly FooterColumn[] | undefined
  /**
   * Short codes of the makers, as plain words.
   * @default []
   */
  vendors?: readonly string[] | undefined
  /**
   * Who may play, and where limits are set.
   * @default none
   */
  age?: { mark: string; text: ReactNode } | undefined
  /**
   * After everything else: licence, company.
   * @default none
   */
  children?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['footer']> | undefined
}

const none: readonly FooterColumn[] = []

/** End of every page. */
export function Footer({
  logo,
  about,
  social = [],
  columns = none,
  vendors = [],
  age,
  strings,
  className,
  children,
  ...rest
}: FooterProps) {
  const t = useStrings('footer', strings)
  const lists = useMemo(
    () =>
      columns.map(({ id, title, entries }) => (
        <nav key={id} aria-label={title}>
          <p className={css.title}>{title}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryLink entry={entry} className={css.entry}>
                  {entry.label}
                </EntryLink>
              </li>
            ))}
          </ul>
        </nav>
      )),
    [columns],
  )
  return (
    <footer {...rest} data-component="footer" className={cx(css.root, className)}>
      <div className={css.inside}>
        <div className={css.columns}>
          <div className={css.brand}>
            {logo}
            {about ? <p className={css.about}>{about}</p> : null}
            {social.length > 0 ? <Signs label={t('social')} entries={social} className={css.social} /> : null}
          </div>
          {lists}
        </div>
        {vendors.length > 0 ? (
          <ul aria-label={t('vendors')} className={css.vendors}>
            {vendors.map((vendor) => (
              <li key={vendor}>{vendor}</li>
            ))}
          </ul>
        ) : null}
        {age ? (
          <p className={css.age}>
            <span className={css.mark}>{age.mark}</span>
            <span>{age.text}</span>
          </p>
        ) : null}
        {children}
      </div>
    </footer>
  )
}
