import type { BarEntry } from '@brand/ui/app-shell'
import type { Category } from '@brand/ui/category-nav'
import type { FooterColumn } from '@brand/ui/footer'
import { clockCounterClockwise, heart, heartFill, house, houseFill, signIn, user } from '@brand/ui/icons'
import type { MenuEntry, MenuSection } from '@brand/ui/side-menu'
import type { Lane } from '@brand/sdk'
import { categoryIcons, categoryName, knownCategories } from '../app/categories.ts'
import { formatCount } from '../app/format.ts'
import type { Lang } from '../app/language.ts'
import { homeAddresses, lobbyPath, paths } from '../app/paths.ts'
import type { Words } from '../app/words.ts'

type SiteWords = Words<'site'>

export interface Here {
  t: SiteWords
  lang: Lang
  pathname: string
  signedIn: boolean
  /** Undefined until the server has told them. */
  lanes: Lane[] | undefined
  /** Icons of the category one stands in, as far as they have arrived. */
  filled: Record<string, string>
}

const lobbyEntry = ({ t, pathname, filled }: Here, category: string, title?: string): MenuEntry & { href: string } => {
  const href = lobbyPath(category) ?? paths.home
  return { id: category, label: categoryName(t, category, title), href, current: pathname === href, icon: categoryIcons[category], iconOn: filled[category] }
}

/** Top navigation: home, then the server's categories with their vendors. */
export function navCategories(here: Here): Category[] {
  const { t, lang, pathname, lanes = [] } = here
  const home: Category = { id: 'home', label: t('nav.home'), href: paths.home, current: homeAddresses.includes(pathname) }
  const categories = lanes.flatMap(({ gameCategory, title, cards }): Category[] => {
    const href = lobbyPath(gameCategory)
    if (!href) return []
    const label = categoryName(t, gameCategory, title)
    const vendors = cards.map(({ vassalage, displayName, gameCount }) => ({ id: vassalage, label: displayName, href: lobbyPath(gameCategory, vassalage) ?? href, count: formatCount(gameCount, lang) }))
    return [{ id: gameCategory, label, href, current: pathname === href, vendors: vendors.length > 1 ? vendors : [], all: t('nav.allOf', { category: label }) }]
  })
  return [home, ...categories]
}

/** Side menu: what exists. */
export function menuSections(here: Here): MenuSection[] {
  const { t, pathname, lanes } = here
  const places: MenuEntry[] = [
    { id: 'home', label: t('nav.home'), href: paths.home, current: homeAddresses.includes(pathname), icon: house, iconOn: houseFill },
    { id: 'favourites', label: t('nav.favourites'), href: paths.favourites, current: pathname === paths.favourites, icon: heart, iconOn: heartFill },
    { id: 'recent', label: t('nav.recent'), href: paths.recent, current: pathname === paths.recent, icon: clockCounterClockwise },
  ]
  return [
    { id: 'places', entries: places },
    { id: 'games', title: t('nav.main'), entries: knownCategories(lanes).map(({ category, title }) => lobbyEntry(here, category, title)) },
  ]
}

/** A phone's bottom bar: the two categories that are played, and what this person comes back for. */
export function barEntries(here: Here, open: { login: () => void; register: () => void }): BarEntry[] {
  const { t, pathname, signedIn, lanes } = here
  const have = new Set(knownCategories(lanes).map(({ category }) => category))
  const lobby = (category: 'RNG' | 'FISH'): BarEntry[] => (have.has(category) ? [{ ...lobbyEntry(here, category), icon: categoryIcons[category] ?? house }] : [])
  const home: BarEntry = { id: 'home', label: t('nav.home'), href: paths.home, current: homeAddresses.includes(pathname), icon: house, iconOn: houseFill }
  if (!signedIn) {
    return [home, ...lobby('RNG'), { id: 'join', label: t('join'), icon: user, primary: true, onSelect: open.register }, ...lobby('FISH'), { id: 'login', label: t('login'), icon: signIn, onSelect: open.login }]
  }
  return [
    home,
    ...lobby('RNG'),
    { id: 'favourites', label: t('nav.favourites'), href: paths.favourites, current: pathname === paths.favourites, icon: heart, iconOn: heartFill },
    ...lobby('FISH'),
    { id: 'recent', label: t('nav.recent'), href: paths.recent, current: pathname === paths.recent, icon: clockCounterClockwise },
  ]
}

/** Footer: the lobbies, what is mine, and the agents' door. */
export function footerColumns(here: Here): FooterColumn[] {
  const { t, lanes } = here
  const lobbies = knownCategories(lanes).map(({ category, title }) => lobbyEntry(here, category, title))
  return [
    { id: 'products', title: t('footer.products'), entries: lobbies.map(({ id, label, href }) => ({ id, label, href })) },
    { id: 'mine', title: t('footer.mine'), entries: [{ id: 'favourites', label: t('nav.favourites'), href: paths.favourites }, { id: 'recent', label: t('nav.recent'), href: paths.recent }] },
    { id: 'partners', title: t('footer.partners'), entries: [{ id: 'agent', label: t('footer.agent'), href: paths.agent }] },
  ]
}
