import { describe, expect, it } from 'vitest'
import type { GameType, Lane } from '@brand/sdk'
import { routeTable } from '../../app/routing/route-table.ts'
import { barEntries, footerColumns, menuSections, navCategories, type NavContext } from './entries.ts'
import { pageQuery } from '../../app/centre/centres.ts'
import { memberPages } from '../../app/routing/member-pages.ts'
import { lobbyAliases, lobbyPaths, lotteryPaths, memberPath, paths, type MemberPage } from '../../app/routing/paths.ts'
import { memberEntries, type MemberEntries } from './member-entries.ts'

const card = (vassalage: string) => ({ vassalage, displayName: vassalage, gameCount: 3 }) as Lane['cards'][number]
const lane = (gameCategory: Lane['gameCategory'], ...vendors: string[]): Lane => ({
  gameCategory,
  title: gameCategory,
  gameCount: 6,
  cards: vendors.map(card),
  gameClassify: [],
  features: [],
  volatilities: [],
})
const translate = (key: string) => key
const here = (over: Partial<NavContext> = {}): NavContext => ({
  t: translate,
  lang: 'en',
  pathname: '/',
  signedIn: false,
  trial: false,
  mine: {},
  on: () => true,
  shown: () => true,
  filled: new Map(),
  lanes: [lane('FISH', 'JL', 'CQ9'), lane('RNG', 'PG')],
  ...over,
})
const entry = (id: string, page: MemberPage) => ({ id, label: id, href: memberPath(page), icon: '' })
const mine: MemberEntries = {
  rewards: entry('rewards', 'rewards'),
  security: entry('security', 'security'),
  rebate: entry('rebate', 'rebate'),
  deposit: entry('deposit', 'deposit'),
  account: { id: 'member', label: 'member', href: paths.member, icon: '' },
}
const doors = { login() {}, register() {} }
const ids = (entries: readonly { id: string }[] = []) => entries.map(({ id }) => id)
const hrefs = (menus: NavContext) =>
  [
    navCategories(menus),
    menuSections(menus).flatMap(({ entries = [] }) => entries),
    barEntries(menus, doors),
    footerColumns(menus).flatMap(({ entries }) => entries),
  ]
    .flat()
    .map(({ href }) => href)

describe('menus', () => {
  it('name home, the server’s categories in its order, and promotions; one vendor needs no drop-down', () => {
    const nav = navCategories(here())
    expect(ids(nav)).toEqual(['home', 'FISH', 'RNG', 'promotions'])
    expect(nav.map(({ vendors = [] }) => vendors.length)).toEqual([0, 2, 0, 0])
    expect(navCategories(here({ pathname: '/rng' })).find(({ current }) => current)?.id).toBe('RNG')
  })

  it('have a rank for members, and none for a trial account', () => {
    const mine = { vip: { id: 'vip', label: 'vip', href: memberPath('vip') } } as MemberEntries
    const places = (trial: boolean) => ids(menuSections(here({ signedIn: true, trial, mine }))[0]?.entries ?? [])
    expect(places(false)).toContain('vip')
    expect(places(true)).not.toContain('vip')
  })

  it('mark the category of every address it has, in each menu, and no other', () => {
    const lanes = (Object.keys(lobbyPaths) as GameType[]).map((category) => lane(category, 'JL', 'CQ9'))
    const addresses = [
      ...Object.entries(lobbyPaths).map(([category, path]) => [path, category]),
      ...Object.entries(lobbyAliases),
      ...Object.values(lotteryPaths).map((path) => [path, 'LOTT']),
      ['/', 'home'],
      ['/help', 'home'],
    ]
    const marked = (entries: readonly { id: string; current?: boolean | undefined }[] = []) =>
      ids(entries.filter(({ current }) => current))
    for (const [pathname = '', id] of addresses) {
      const there = here({ pathname, lanes })
      expect(marked(navCategories(there)), pathname).toEqual([id])
      expect(marked(menuSections(there).flatMap(({ entries }) => entries ?? [])), pathname).toEqual([id])
      expect(
        ['home', 'RNG', 'FISH'].filter((one) => one === id),
        pathname,
      ).toEqual(marked(barEntries(there, doors)))
    }
  })

  it('list nothing that may not be shown, at any position', () => {
    const wanted = new Set(
      hrefs(here({ signedIn: true, mine })).filter((href): href is string => href !== undefined && href !== '/'),
    )
    for (const off of wanted)
      expect(hrefs(here({ signedIn: true, mine, shown: (href) => href !== off })), off).not.toContain(off)
    const known = new Set(routeTable.map(({ path }) => path))
    for (const href of wanted) expect(known, href).toContain(href.split(/[?#]/)[0])
  })

  it('give a phone five places: what is not built leaves its place to what is', () => {
    expect(ids(barEntries(here(), doors))).toEqual(['home', 'RNG', 'join', 'FISH', 'login'])
    expect(ids(barEntries(here({ signedIn: true, mine }), doors))).toEqual([
      'home',
      'RNG',
      'deposit',
      'rewards',
      'member',
    ])
    expect(
      ids(barEntries(here({ signedIn: true, mine, shown: (href) => !href?.startsWith('/member') }), doors)),
    ).toEqual(['home', 'RNG', 'favourites', 'FISH', 'recent'])
    // A trial player has no wallet to pay into: an account comes first.
    expect(ids(barEntries(here({ signedIn: true, trial: true, mine }), doors))).toEqual([
      'home',
      'RNG',
      'join',
      'rewards',
      'member',
    ])
    expect(
      ids(barEntries(here({ signedIn: true, trial: true, mine, on: (id) => id !== 'REG3' }), doors)),
    ).not.toContain('join')
    // A person who is logged in sees none of it before the page knows them.
    expect(ids(barEntries(here(), doors).filter(({ className }) => className))).toEqual(['join', 'login'])
    const closed = barEntries(here({ on: (id) => id !== 'REG3' }), doors)
    expect([ids(closed), closed.find(({ primary }) => primary)?.id]).toEqual([
      ['home', 'RNG', 'FISH', 'login'],
      'login',
    ])
  })

  it('list of a member’s places what is built and on, and mark the current one', () => {
    const at = (address: string) => memberEntries(translate, address, () => true)
    const built = (Object.keys(memberPages) as MemberPage[]).map(pageQuery)
    expect(
      Object.values(at('/'))
        .map(({ href }) => href?.split('page=')[1])
        .filter((page) => page !== undefined && !built.includes(page)),
    ).toEqual([])
    // Pages with an address of their own are judged where they are listed.
    expect(Object.keys(memberEntries(translate, '/', () => false))).toEqual(['points', 'account'])
    expect([
      at('/').account?.current,
      at('/member').account?.current,
      at('/member?page=limits').account?.current,
      at('/member?page=depositv2').account?.current,
    ]).toEqual([false, true, true, false])
  })

  it('leave out a column of the footer without an entry, and feedback where it is off', () => {
    const menus = here({ on: (id) => id !== 'FEEDBACK3', shown: (href) => href === undefined || href === '/rng' })
    expect(footerColumns(menus).map(({ id, entries }) => [id, ids(entries)])).toEqual([
      ['products', ['RNG']],
      ['help', ['service']],
    ])
  })
})
