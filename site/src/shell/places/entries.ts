import type { BarEntry } from '@brand/ui/app-shell'
import type { Category } from '@brand/ui/category-nav'
import type { FooterColumn } from '@brand/ui/footer'
import {
  chatCircleDots,
  clockCounterClockwise,
  heart,
  heartFill,
  deviceMobile,
  house,
  houseFill,
  newspaper,
  shieldCheck,
  signIn,
  ticket,
  trophy,
  user,
} from '@brand/ui/icons'
import type { MenuSection } from '@brand/ui/side-menu'
import type { Lane, ModuleId } from '@brand/sdk'
import { categoryIcons, categoryName, knownCategories } from '../../app/games/categories.ts'
import { formatCount } from '../../app/format/format.ts'
import type { Lang } from '../../app/i18n/language.ts'
import type { Shown } from '../../app/routing/menus.ts'
import { categoryAt, homeAddresses, lobbyPath, lotteryPath, paths } from '../../app/routing/paths.ts'
import type { Words } from '../../app/i18n/words.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'
import { forVisitor } from '../shell.css.ts'
import type { MemberEntries } from './member-entries.ts'

type SiteWords = Words<'site'>

/** What the site has to offer, wherever one is. */
export interface Offer {
  t: SiteWords
  lang: Lang
  /** Whether a module is switched on. */
  on: (id: ModuleId) => boolean
  /** Menus name what is built and switched on, and nothing else. */
  shown: Shown
  /** Undefined until the server has returned them. */
  lanes: Lane[] | undefined
}

/** The same, at an address. */
export interface OfferAt extends Offer {
  pathname: string
}

export interface NavContext extends OfferAt {
  signedIn: boolean
  /** Plays without an account of their own. */
  trial: boolean
  /** Places of a logged-in account, as far as they have loaded. */
  mine: MemberEntries
  /** Number of unread messages of the chat, once it is known. */
  unreadChat?: number | undefined
  /** Icons of the current category, as far as they have loaded. */
  filled: ReadonlyMap<string, string>
}

const only = <E extends { href?: string | undefined }>({ shown }: Offer, entries: readonly (E | undefined)[]): E[] =>
  entries.filter((entry) => entry !== undefined && shown(entry.href)) as E[]

/** A place of the site, named as its address is. */
const place = (
  { t, pathname }: OfferAt,
  id: keyof typeof paths,
  word: Parameters<SiteWords>[0],
  icon: string,
  iconOn?: string,
): BarEntry & { href: string } => ({
  id,
  label: t(word),
  href: paths[id],
  current: pathname === paths[id],
  icon,
  iconOn,
})

const homeEntry = (here: OfferAt) => ({
  ...place(here, 'home', 'nav.home', house, houseFill),
  current: homeAddresses.includes(here.pathname),
})
const favouritesEntry = (here: NavContext) => place(here, 'favourites', 'nav.favourites', heart, heartFill)
const recentEntry = (here: NavContext) => place(here, 'recent', 'nav.recent', clockCounterClockwise)
const newsEntry = (here: NavContext) => ({
  ...place(here, 'news', 'nav.news', newspaper),
  current: here.pathname === paths.news || here.pathname.startsWith(`${paths.news}/`),
})
const chatEntry = (here: NavContext) => ({
  ...place(here, 'chat', 'menu.chat', chatCircleDots),
  ...(here.unreadChat && { unread: here.unreadChat }),
})

const lobbies = (offer: Offer) =>
  only(
    offer,
    knownCategories(offer.lanes).map(({ category, title }) => ({
      id: category,
      label: categoryName(offer.t, category, title),
      href: lobbyPath(category) ?? paths.home,
    })),
  )
const lobbyEntries = (here: NavContext) =>
  lobbies(here).map((lobby): BarEntry & { href: string } => ({
    ...lobby,
    current: categoryAt(here.pathname) === lobby.id,
    icon: categoryIcons.get(lobby.id) ?? house,
    iconOn: here.filled.get(lobby.id),
  }))

/** Top navigation: home, the server's categories with their vendors, promotions. */
export function navCategories(here: OfferAt): Category[] {
  const { t, lang, pathname, lanes = [] } = here
  const categories = lanes.flatMap(({ gameCategory, title, cards, gameCount }): Category[] => {
    const href = lobbyPath(gameCategory)
    if (!href) return []
    const label = categoryName(t, gameCategory, title)
    const vendors = cards.map(({ vassalage, displayName, gameCount: count }) => ({
      id: vassalage,
      label: displayName,
      href: lotteryPath(vassalage) ?? lobbyPath(gameCategory, vassalage) ?? href,
      count: formatCount(count, lang),
    }))
    const about = t('nav.about', {
      count: gameCount,
      games: formatCount(gameCount, lang),
      vendors: formatCount(cards.length, lang),
    })
    return [
      {
        id: gameCategory,
        label,
        href,
        current: categoryAt(pathname) === gameCategory,
        vendors: vendors.length > 1 ? vendors : [],
        all: t('nav.allOf', { category: label }),
        about,
      },
    ]
  })
  const promotions: Category = {
    id: 'promotions',
    label: t('nav.promotions'),
    href: paths.promotions,
    current: pathname === paths.promotions,
    fixed: true,
  }
  // What is fixed stands behind the categories: it waits for them, as it would be pushed away.
  return only(here, [homeEntry(here), ...categories, ...(here.lanes ? [promotions] : [])])
}

/** Side menu: places, and the games. */
export function menuSections(here: NavContext): MenuSection[] {
  const { rewards, missions, points, security, vip, rebate } = here.mine
  return [
    {
      id: 'places',
      entries: only(here, [
        homeEntry(here),
        rewards,
        missions,
        place(here, 'raffles', 'nav.raffles', ticket),
        points,
        security,
        // A trial account has no rank.
        here.trial ? undefined : vip,
        rebate,
        favouritesEntry(here),
        recentEntry(here),
        place(here, 'winners', 'nav.winners', trophy),
        newsEntry(here),
        chatEntry(here),
      ]),
    },
    { id: 'games', title: here.t('nav.main'), entries: lobbyEntries(here) },
    {
      id: 'site',
      entries: only(here, [
        place(here, 'mirrors', 'nav.mirrors', shieldCheck),
        place(here, 'download', 'menu.app', deviceMobile),
      ]),
    },
  ]
}

/** A phone's bottom bar: five places at most. What is not built yet leaves its place to what is. */
export function barEntries(here: NavContext, open: { login: () => void; register: () => void }): BarEntry[] {
  const { t, signedIn, trial, on, mine } = here
  const lobby = (category: string) => lobbyEntries(here).find(({ id }) => id === category)
  const first = (...entries: (BarEntry | undefined)[]): BarEntry[] => only(here, entries).slice(0, 1)
  const home = homeEntry(here)
  const mayJoin = on('REG3') && (trial || !signedIn)
  const join: BarEntry[] = mayJoin
    ? [{ id: 'join', label: t('join'), icon: user, primary: true, onSelect: open.register }]
    : []
  if (!signedIn) {
    const login: BarEntry = { id: 'login', label: t('login'), icon: signIn, primary: !mayJoin, onSelect: open.login }
    const guest = (entry: BarEntry) => ({ ...entry, className: forVisitor })
    return [home, ...first(lobby('RNG')), ...join.map(guest), ...first(lobby('FISH')), guest(login)]
  }
  return [
    home,
    ...first(lobby('RNG')),
    ...(mayJoin ? join : first(mine.deposit, favouritesEntry(here))),
    ...first(mine.rewards, lobby('FISH')),
    ...first(mine.account, recentEntry(here)),
  ]
}

/**
 * Footer: the lobbies, the member's pages, help, and the agents' login. A column without an entry is left out.
 */
export function footerColumns(offer: Offer): FooterColumn[] {
  const { t } = offer
  const entry = (id: string, label: string, href: string) => ({ id, label, href })
  const columns: FooterColumn[] = [
    {
      id: 'products',
      title: t('footer.products'),
      entries: lobbies(offer),
    },
    {
      id: 'mine',
      title: t('footer.mine'),
      entries: only(offer, [
        entry('promotions', t('nav.promotions'), paths.promotions),
        entry('raffles', t('nav.raffles'), paths.raffles),
        entry('favourites', t('nav.favourites'), paths.favourites),
        entry('recent', t('nav.recent'), paths.recent),
      ]),
    },
    {
      id: 'help',
      title: t('footer.help'),
      entries: [
        ...only(offer, [
          entry('help', t('nav.help'), paths.help),
          entry('terms', t('nav.terms'), `${paths.help}#term`),
          entry('news', t('nav.news'), paths.news),
          entry('blog', t('nav.blog'), paths.blog),
          entry('mirrors', t('nav.mirrors'), paths.mirrors),
          entry('download', t('menu.app'), paths.download),
        ]),
        { id: 'service', label: t('nav.service'), onSelect: () => openPopup('service') },
        ...(offer.on('FEEDBACK3')
          ? [{ id: 'feedback', label: t('nav.feedback'), onSelect: () => openPopup('feedback') }]
          : []),
      ],
    },
    {
      id: 'partners',
      title: t('footer.partners'),
      entries: only(offer, [entry('agent', t('footer.agent'), paths.agent)]),
    },
  ]
  return columns.filter(({ entries }) => entries.length > 0)
}
