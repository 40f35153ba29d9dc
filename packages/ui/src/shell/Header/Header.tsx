'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { list } from '../../icons/icons.gen.ts'
import { useShell } from '../shell.ts'
import * as css from './Header.css.ts'

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The brand's mark, usually a link home. */
  logo: ReactNode
  /**
   * Name of the place, after the mark: "Agent centre". Gone on a phone.
   * @default none
   */
  title?: ReactNode
  /**
   * Between mark and tools: usually a `CategoryNav`.
   * @default none
   */
  children?: ReactNode
  /**
   * At the end: balance, log in, language.
   * @default none
   */
  tools?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['header']> | undefined
}

/** The bar at the top of every page. Inside an AppShell with a menu it has the button that opens it. */
export function Header({ logo, title, children, tools, strings, className, ...rest }: HeaderProps) {
  const t = useStrings('header', strings)
  const { drawer, beside } = useShell()
  return (
    <header {...rest} data-component="header" className={cx(css.root, className)}>
      {drawer ? (
        <IconButton
          label={t('openMenu')}
          icon={list}
          aria-haspopup="dialog"
          aria-expanded={drawer.isOpen}
          data-part="menu"
          data-on={beside ? 'phone' : undefined}
          className={css.menu}
          onPointerEnter={drawer.load}
          onClick={drawer.open}
        />
      ) : null}
      <div className={css.logo}>{logo}</div>
      {title ? <div className={css.title}>{title}</div> : null}
      {children}
      <div className={css.tools}>{tools}</div>
    </header>
  )
}
