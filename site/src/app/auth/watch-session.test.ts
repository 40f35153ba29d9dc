import { createSessionStore, type Session } from '@brand/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftOf, draftOwners, type DraftName } from '../storage/draft.ts'
import { doorDrafts, forgetDoors, keepFor } from '../storage/storage.ts'
import { watchSession } from './watch-session.ts'

const login = (token: string): Session => ({
  token,
  expiresAt: '2030-01-01T00:00:00Z',
  lastLoginAt: null,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  mustAcceptTerms: false,
})
const names = Object.keys(draftOwners) as (keyof typeof draftOwners)[]
/** Every draft there is; those of a kind have many. */
const every: DraftName[] = [...names, 'paid.D-1']
const kept = () => every.filter((name) => draftOf(name).values['typed'] === 'mine')
const of = (owner: 'door' | 'person') =>
  every.filter((name) => draftOwners[name.split('.')[0] as keyof typeof draftOwners] === owner)

beforeEach(() => {
  for (const name of every) draftOf(name).keep({ typed: 'mine' })
  sessionStorage.setItem('cache.wallet.merchant', 'theirs')
  sessionStorage.setItem('intent.withdraw', 'theirs')
})
afterEach(() => sessionStorage.clear())

function house(session?: Session) {
  const store = createSessionStore()
  if (session) store.set(session)
  const seen: number[] = []
  watchSession(store, (epoch) => seen.push(epoch))
  return { store, seen }
}

describe('what was typed', () => {
  it('has an owner, and both lists agree', () => expect(of('door').map((name) => `draft.${name}`)).toEqual(doorDrafts))

  it('at the doors ends at any login; what a person typed before their session ended is kept for them', () => {
    const { store, seen } = house()
    store.set(login('token-of-a-member'))
    expect(kept()).toEqual(of('person'))
    expect(seen).toEqual([store.get().epoch])
  })

  it('ends with a logout, all of it', () => {
    const { store } = house(login('token-of-a-member'))
    store.end('logout')
    expect([kept(), Object.keys(sessionStorage)]).toEqual([[], []])
  })

  it.each(['expired', 'revoked'] as const)('stays when the session only %s', (reason) => {
    const { store } = house(login('token-of-a-member'))
    store.end(reason)
    expect(kept()).toEqual(every)
  })

  it('ends when one session takes the place of another, a trial’s for instance', () => {
    const { store } = house(login('token-of-a-trial'))
    store.set(login('token-of-a-member'))
    expect([kept(), Object.keys(sessionStorage)]).toEqual([[], []])
  })

  it('stays when a session is renewed', () => {
    const { store } = house(login('token-of-a-member'))
    store.renew(login('token-of-the-same'))
    expect(kept()).toEqual(every)
  })

  it('at the doors ends with a reset of the password', () => {
    forgetDoors()
    expect(kept()).toEqual(of('person'))
  })

  it('is nothing to the next person in this tab, and there for the same one', () => {
    keepFor('rahim77')
    keepFor('rahim77')
    expect(kept()).toEqual(every)
    keepFor('karim88')
    expect([kept(), Object.keys(sessionStorage)]).toEqual([[], ['person']])
  })
})
