import { describe, expect, it } from 'vitest'
import { kindOf } from '../auth/account.ts'
import {
  evaluateGuards,
  requireAgent,
  requireGuest,
  requireMember,
  requireModule,
  requireNoAgent,
  requirePlayer,
  requireRealAccount,
} from './guards.ts'
import { visit } from '../../testing/visit.ts'

describe('account kind', () => {
  it.each([
    [undefined, 'visitor'],
    [null, 'visitor'],
    [0, 'member'],
    [4, 'trial'],
    [1, 'agent'],
    [2, 'agent'],
    [41, 'agent'],
    [42, 'agent'],
    [7, 'member'],
  ] as const)('type %s is %s', (type, kind) => expect(kindOf(type)).toBe(kind))
})

describe('guards', () => {
  it('sends a visitor to log in and back to the same place', () => {
    expect(requireMember(visit())).toBe('/login?redirect=%2Ffavorite%3Ftype%3Dfavorite')
    expect(requireRealAccount(visit())).toBe('/login?redirect=%2Ffavorite%3Ftype%3Dfavorite')
  })

  it.each(['member', 'trial', 'agent'] as const)('lets a %s into member pages', (kind) =>
    expect(requireMember(visit({ kind }))).toBe(true),
  )

  it('shows a visitor the odds of a sports board, and no other game', () => {
    const at = (gameType: string) => requirePlayer(visit({ to: '/seamless', query: new URLSearchParams({ gameType }) }))
    expect([at('SPORTS'), at('RNG')]).toEqual([true, '/login?redirect=%2Fseamless'])
  })

  it('keeps a trial player out of real-account pages', () => {
    expect(requireRealAccount(visit({ kind: 'trial' }))).toBe('/')
    expect(requireRealAccount(visit({ kind: 'member' }))).toBe(true)
  })

  it.each(['visitor', 'member', 'trial'] as const)('sends a %s to the agents’ login', (kind) =>
    expect(requireAgent(visit({ kind }))).toBe('/agent'),
  )

  it('lets an agent in, and past the agents’ login', () => {
    expect(requireAgent(visit({ kind: 'agent' }))).toBe(true)
    expect(requireNoAgent(visit({ kind: 'agent' }))).toBe('/agentHome')
    expect(requireNoAgent(visit({ kind: 'member' }))).toBe(true)
  })

  it('redirects members from the login page, on this site only', () => {
    const at = (redirect: string) => requireGuest(visit({ kind: 'member', query: new URLSearchParams({ redirect }) }))
    expect(at('/rng?page=2')).toBe('/rng?page=2')
    expect(at('//evil.example')).toBe('/')
    expect(requireGuest(visit())).toBe(true)
    expect(requireGuest(visit({ kind: 'trial' }))).toBe(true)
    expect(requireGuest(visit({ kind: 'agent' }))).toBe('/')
  })

  it('closes a page whose module is off', () => {
    expect(requireModule('GAMELOFAV3')(visit({ moduleOn: (id) => id !== 'GAMELOFAV3' }))).toBe('/')
    expect(requireModule('GAMELO3')(visit())).toBe(true)
  })

  it('answers the first objection', () => {
    expect(evaluateGuards([requireModule('X'), requireMember], visit({ moduleOn: () => false }))).toBe('/')
    expect(evaluateGuards([requireModule('X'), requireMember], visit({ kind: 'member' }))).toBe(true)
    expect(evaluateGuards([], visit())).toBe(true)
  })
})
