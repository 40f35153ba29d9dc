import { expect, it } from 'vitest'
import { idInHash } from '../id-in-hash.ts'
import { countedIn, stepOf, type Promotion } from './promotions.model.ts'

const promotion = (more: Partial<Promotion>) =>
  ({ status: 'JOINABLE', way: 'DEPOSIT', again: false, unmet: [], category: 'DEPOSIT', ...more }) as Promotion
const unmet = [{ code: 'NO_DEPOSIT' as const, have: '1', need: '0' }]

it.each([
  [{}, 'visitor', 'login'],
  [{}, 'trial', 'realAccount'],
  [{}, 'owner', 'join'],
  [{ way: 'AT_ONCE' }, 'owner', 'join'],
  [{ way: 'PAGE' }, 'owner', 'page'],
  [{ way: 'PAGE' }, 'visitor', 'page'],
  [{ way: 'PAGE', status: 'COMING_SOON' }, 'owner', undefined],
  [{ way: 'APPLICATION' }, 'owner', 'apply'],
  [{ unmet }, 'owner', 'conditions'],
  [{ status: 'REJECTED', way: 'APPLICATION', again: true }, 'owner', 'applyAgain'],
  [{ status: 'REJECTED', way: 'APPLICATION' }, 'owner', undefined],
  [{ status: 'JOINED' }, 'owner', 'deposit'],
  [{ status: 'ISSUED' }, 'owner', 'reward'],
  [{ status: 'COMING_SOON' }, 'visitor', undefined],
  [{ status: 'APPLYING' }, 'owner', undefined],
  [{ status: 'EXPIRED' }, 'owner', undefined],
] as const)('%o, seen by a %s, leads to %s', (more, viewer, step) => {
  expect(stepOf(promotion(more as Partial<Promotion>), viewer)).toBe(step)
})

it('counts categories in the order of the page, an unknown one last', () => {
  const list = ['VIP', 'LATER', 'NEW', 'VIP'].map((category) => promotion({ category: category as 'VIP' }))
  expect(countedIn(list)).toEqual([
    { category: 'NEW', count: 1 },
    { category: 'VIP', count: 2 },
    { category: 'LATER', count: 1 },
  ])
})

it('reads an id from the address, and nothing else', () => {
  expect(['#welcome-match', '#', '#a b', '#x"]', ''].map(idInHash)).toEqual([
    'welcome-match',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
