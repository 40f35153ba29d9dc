import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'

const read = (text: string) => {
  const params = new URLSearchParams(text)
  return askedIn((name) => params.get(name) ?? '')
}

test.each([
  ['', {}],
  ['parent=nasrin_04&sort=account', { parent: 'nasrin_04', sort: 'account' }],
  ['name=ra&kind=AGENT&status=blocked', { name: 'ra', kind: 'AGENT', status: 'blocked' }],
  // One letter would match a large part of a team.
  ['name=r', {}],
  ['level=3', { level: 3 }],
  ['level=0', {}],
  // The level of direct downlines is known.
  ['parent=nasrin_04&level=3', { parent: 'nasrin_04' }],
  ['event=joined&day=2026-11-20&parent=x&name=yy&level=2', { event: 'joined', day: '2026-11-20' }],
  ['event=party&kind=x&status=y&sort=z&day=2026-11-20', {}],
  ['balanceFrom=10.5&balanceTo=-1', { balanceFrom: '10.5' }],
  ['loginFrom=2026-11-01&loginTo=2026-11-31', { loginFrom: '2026-11-01' }],
])('the question of %s', (text, wanted) => {
  expect(read(text)).toEqual(wanted)
})
