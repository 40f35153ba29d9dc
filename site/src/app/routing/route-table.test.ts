import { describe, expect, it } from 'vitest'
import { evaluateGuards, type Visit } from './guards.ts'
import { paths } from './paths.ts'
import { canonical, guardsFor, inMenus, routeAt, routeTable } from './route-table.ts'
import { visit } from '../../testing/visit.ts'

const open = (path: string, over?: Partial<Visit>) =>
  evaluateGuards(
    guardsFor(routeAt(path) ?? { path, page: null, who: 'anyone', frame: 'site' }),
    visit({ to: path, ...over }),
  )

describe('the route table', () => {
  it('has every path exactly once', () => {
    const expected = [
      '/',
      '/index',
      '/index.html',
      '/home',
      '/login',
      '/register',
      '/download',
      '/agent',
      '/agentHome',
      '/member',
      '/help',
      '/helpmc',
      '/esports',
      '/lott',
      '/elott',
      '/slot',
      '/pvp',
      '/live',
      '/fish',
      '/sports',
      '/rng',
      '/favorite',
      '/recent',
      '/lottery',
      '/seaLottery',
      '/vnLottery',
      '/promotions',
      '/pointMall',
      '/seamless',
    ]
    const listed = routeTable.map((row) => row.path)
    expect(listed).toEqual(expect.arrayContaining(expected))
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('holds every address that links are made from', () => {
    const listed = routeTable.map((row) => row.path)
    for (const path of Object.values(paths)) expect(listed, path).toContain(path)
  })

  it('finds a row as the router does: in any case, with or without a slash at the end', () => {
    expect(routeAt('/Seamless/')?.page).toBe('seamless')
    expect(routeAt('/agenthome')?.frame).toBe('agent')
    expect(routeAt('/nowhere')).toBeUndefined()
    expect(['/VNlottery/', '/agenthome', '/', '/No/Where/'].map(canonical)).toEqual([
      '/vnLottery',
      '/agentHome',
      '/',
      '/No/Where/',
    ])
  })

  it.each([
    ['/HOME', '/home'],
    ['/home//', '/home'],
    ['//home', '/home'],
    ['///', '/'],
    ['/AGENTHOME/', '/agentHome'],
    ['/INDEX.HTML', '/index.html'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['//evil.example', '//evil.example'],
    ['/%252fhome', '/%252fhome'],
  ])('has one spelling for %s', (path, spelt) => expect(canonical(path)).toBe(spelt))

  it('requires a session for pages that need a token', () => {
    for (const path of ['/favorite', '/recent', '/seamless'])
      expect(open(path)).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    for (const path of ['/', '/rng', '/slot', '/agent']) expect(open(path)).toBe(true)
    expect(open('/agentHome', { kind: 'member' })).toBe('/agent')
    expect(open('/login', { kind: 'member' })).toBe('/')
  })

  it('redirects visitors and members home from a page whose module is off', () => {
    const off = { moduleOn: (id: string) => id !== 'GAMELOFAV3' }
    expect(open('/favorite', off)).toBe('/')
    expect(open('/favorite', { ...off, kind: 'member' })).toBe('/')
  })

  it('hides the side menu on game pages alone', () => {
    expect(routeTable.filter(({ frame }) => frame === 'game').map((row) => row.path)).toEqual([
      '/lottery',
      '/seaLottery',
      '/vnLottery',
      '/seamless',
    ])
  })
})

describe('menus', () => {
  it('leave out what is not built and what is off', () => {
    expect(inMenus('/rng?vassalage=JL#top', () => true)).toBe(true)
    expect(inMenus('/rng', (id) => id !== 'GAMELO3')).toBe(false)
    const toCome = routeTable.filter((row) => row.page === null)
    for (const { path } of toCome)
      expect(
        inMenus(path, () => true),
        path,
      ).toBe(false)
  })
})
