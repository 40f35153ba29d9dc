import { expect, it } from 'vitest'
import { menuSections } from './SideMenu.model.ts'

const titles = { games: 'Games', promotions: 'Promotions', allPromotions: 'All promotions', app: 'App download' }
const sections = [
  { id: 'main', entries: [{ id: 'home', label: 'Home', href: '/' }] },
  { id: 'more', entries: [{ id: 'x', label: 'X' }] },
]
const promotions = Array.from({ length: 8 }, (_none, n) => ({ id: `p${n}`, label: `P${n}`, href: `/promotions#${n}` }))
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

it('has the specified order', () => {
  const menu = menuSections(
    'side',
    {
      sections,
      promotions,
      allPromotions: { href: '/promotions' },
      app: 'QR',
      service: [{ id: 'cs', label: 'Service' }],
    },
    titles,
  )
  expect(ids(menu)).toEqual(['main', 'more', 'promotions', 'app', 'service'])
})

it('names six promotions, then the link to all', () => {
  const [offers] = menuSections('side', { promotions, allPromotions: { href: '/promotions' } }, titles)
  expect(ids(offers?.entries ?? [])).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'all-promotions'])
  expect(offers?.entries?.at(-1)).toMatchObject({ label: 'All promotions', href: '/promotions', accent: true })
})

it('lists in the drawer the categories the menu lacks, after its first section', () => {
  const games = [
    { id: 'start', label: 'Home', href: '/' },
    { id: 'rng', label: 'Casino', href: '/rng' },
  ]
  const drawer = menuSections('drawer', { sections, games }, titles)
  expect(ids(drawer)).toEqual(['main', 'games', 'more'])
  expect(ids(drawer[1]?.entries ?? [])).toEqual(['rng'])
  expect(menuSections('side', { sections, games }, titles)).toEqual(sections)
  expect(menuSections('drawer', { sections, games: games.slice(0, 1) }, titles)).toEqual(sections)
})

it('leaves out empty sections', () => {
  expect(menuSections('page', {}, titles)).toEqual([])
})
