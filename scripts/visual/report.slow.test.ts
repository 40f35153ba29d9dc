import { expect, it } from 'vitest'
import { page, type Row } from './report.ts'

const row = (component: string, share: number, more: Partial<Row> = {}): Row => ({
  component,
  dress: 'haat dark en',
  pixels: share * 1000,
  share,
  before: 'b.png',
  after: 'a.png',
  diff: 'd.png',
  ...more,
})
const review = (rows: readonly Row[]) => page({ base: 'abc1234', made: '2026-11-20 12:00', compared: 40, rows })

it('puts the largest difference first, added and removed components last', () => {
  const html = review([
    row('Forms/Small', 0.001),
    row('Gaming/New', 0, { before: undefined, diff: undefined }),
    row('Forms/Large', 0.4),
  ])
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
    'Forms/Large',
    'Forms/Small',
    'Gaming/New',
  ])
  expect(html).toContain('3 of 40 pictures look different, in 3 components')
  expect(html).toContain('400 px, 40.00 %')
  expect(html).toContain('new: there was none before')
})

it('states that nothing differs', () => {
  expect(review([])).toContain('Nothing looks different in 40 pictures.')
})

it('loads nothing from elsewhere and escapes names', () => {
  const html = review([row('<script>alert(1)</script>', 0.1)])
  expect(html).not.toContain('<script>alert')
  expect(html).not.toMatch(/https?:\/\//)
})
