import type { Page } from '../client/descriptor.ts'
import type { Game, LoginResult } from '../client/endpoints.gen.ts'

/** A game, with what a test cares about put in. */
export function game(more: Partial<Game> = {}): Game {
  const nodeId = more.nodeId ?? 101
  const gameType = more.gameType ?? 'RNG'
  return {
    nodeId,
    gameName: 'Lantern Harvest',
    displayName: more.gameName ?? 'Lantern Harvest',
    iconUrl: `/art/${gameType.toLowerCase()}/${nodeId}.svg`,
    vassalage: 'PG',
    vendorName: more.vassalage ?? 'PG',
    gameType,
    gameClassify: 'slots',
    gameCode: `g${nodeId}`,
    isGame: 'GAME',
    isHot: 0,
    isNew: 0,
    status: 'ON',
    demo: true,
    ...more,
  }
}

/** One page of rows; the first of as many as `of` states. */
export function pageOf<Item>(items: Item[], of: Partial<Omit<Page<Item>, 'items'>> = {}): Page<Item> {
  return { items, page: 1, totalPages: 1, totalCount: items.length, ...of }
}

/** What a login answers. */
export function session(more: Partial<LoginResult> = {}): LoginResult {
  return {
    token: 'fixture-token-0001',
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
    mustAcceptTerms: false,
    expiresAt: '2099-12-31T23:59:59Z',
    lastLoginAt: '2026-11-19T08:30:00Z',
    ...more,
  }
}

/** An id as the server gives it, for requests that refer to one. */
export const stepId = '5f3c1a52-6f4e-4f0b-9d2e-0a6b7c8d9e10'
export const fundPassword = 'River-2468'
