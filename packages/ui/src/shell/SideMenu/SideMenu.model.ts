import type { ReactNode } from 'react'
import type { Entry } from '../../foundation/EntryLink.tsx'
import type { MenuEntry, MenuSection } from '../entries.ts'
import type { Shell } from '../shell.ts'

/** How many promotions the menu names before it leads to all of them. */
export const PROMOTIONS = 6

export interface MenuParts {
  /** The places themselves. */
  sections?: readonly MenuSection[] | undefined
  /** Categories of the top navigation, which a phone lacks: in the drawer alone. */
  games?: readonly Entry[] | undefined
  /** The first six are named. */
  promotions?: readonly Entry[] | undefined
  /** Where all promotions are. */
  allPromotions?: Omit<Entry, 'id' | 'label'> | undefined
  /** Download of the app: usually a `QrCode` and a link per store, in an `AppDownload`. */
  app?: ReactNode
  /** Customer service, language. */
  service?: readonly MenuEntry[] | undefined
}

export interface MenuTitles {
  games: string
  promotions: string
  allPromotions: string
  app: string
}

/**
 * The menu from top to bottom: places, promotions (six, then the link to all), the app, service and language.
 * In the drawer the categories follow the first section, save those the menu already has: a phone's header lacks them.
 */
export function menuSections(place: Shell['place'], parts: MenuParts, titles: MenuTitles): MenuSection[] {
  const { sections = [], games = [], promotions = [], allPromotions, app, service = [] } = parts
  const known = new Set(sections.flatMap((section) => section.entries ?? []).flatMap(({ id, href }) => [id, href]))
  const missing = place === 'drawer' ? games.filter(({ id, href }) => !known.has(id) && !known.has(href)) : []
  const offers: MenuEntry[] = promotions
    .slice(0, PROMOTIONS)
    .map(({ id, label, href, onSelect, current }) => ({ id, label, href, onSelect, current }))
  if (allPromotions) offers.push({ ...allPromotions, id: 'all-promotions', label: titles.allPromotions, accent: true })
  const when = (there: boolean, section: MenuSection) => (there ? [section] : [])
  return [
    ...sections.slice(0, 1),
    ...when(missing.length > 0, {
      id: 'games',
      title: titles.games,
      entries: missing.map(({ id, label, href, onSelect, current }) => ({ id, label, href, onSelect, current })),
    }),
    ...sections.slice(1),
    ...when(offers.length > 0, { id: 'promotions', title: titles.promotions, entries: offers }),
    ...when(Boolean(app), { id: 'app', title: titles.app, content: app }),
    ...when(service.length > 0, { id: 'service', entries: service }),
  ]
}
