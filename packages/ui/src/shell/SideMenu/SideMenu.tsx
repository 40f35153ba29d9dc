'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import type { MenuEntry, SignEntry } from '../entries.ts'
import { useShell } from '../shell.ts'
import { Signs } from '../Signs.tsx'
import { MenuList } from './MenuList.tsx'
import { railed } from './MenuList.css.ts'
import * as css from './SideMenu.css.ts'
import { menuSections, type MenuParts } from './SideMenu.model.ts'

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, MenuParts {
  /**
   * Links to other sites, as icons.
   * @default []
   */
  social?: readonly SignEntry[] | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['sideMenu']> | undefined
}

/** The menu at the side: in an AppShell 232 px wide, a rail of icons below 1360 px, a drawer on a phone. */
export function SideMenu({
  sections,
  games,
  promotions,
  allPromotions,
  app,
  service,
  social = [],
  strings,
  className,
  ...rest
}: SideMenuProps) {
  const t = useStrings('sideMenu', strings)
  const { numberLocale } = useBrand()
  const { place } = useShell()
  const titles = { games: t('games'), promotions: t('promotions'), allPromotions: t('allPromotions'), app: t('app') }
  const all = menuSections(place, { sections, games, promotions, allPromotions, app, service }, titles)
  return (
    <nav
      aria-label={t('label')}
      {...rest}
      data-component="side-menu"
      data-place={place}
      className={cx(css.root, place === 'side' && railed, className)}
    >
      <MenuList sections={all} locale={numberLocale} unreadWords={(count) => t('unread', { count })} />
      {social.length > 0 ? <Signs label={t('social')} entries={social} className={css.social} /> : null}
    </nav>
  )
}

export interface AppDownloadProps {
  /** Usually a `QrCode` of 72 px. */
  code: ReactNode
  /** One per store: iOS, Android. */
  stores: readonly MenuEntry[]
}

/** A QR code and a link per store, for `SideMenu`'s `app`. */
export const AppDownload = ({ code, stores }: AppDownloadProps) => (
  <div className={css.app}>
    <div className={css.code}>{code}</div>
    <ul>
      {stores.map((store) => (
        <li key={store.id}>
          <EntryLink entry={store} className={css.store}>
            {store.icon ? <Icon icon={store.icon} size={16} /> : null}
            {store.label}
          </EntryLink>
        </li>
      ))}
    </ul>
  </div>
)
