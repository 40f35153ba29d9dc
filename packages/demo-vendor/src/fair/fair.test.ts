import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, test } from 'vitest'
import { reelLengths } from '../math/reels.ts'
import { commitment, newServerSeed, nodeMac } from './node.ts'
import { replay } from './replay.ts'
import { pick, words } from './words.ts'

const text = (value: string) => new TextEncoder().encode(value)
const rowOf = function* (values: number[]): Generator<number, never> {
  yield* values
  throw new Error('row used up')
}

describe('the mapping to stops', () => {
  test('skips words that would favour low stops', () => {
    const limit = 2 ** 32 - (2 ** 32 % 30)
    expect(pick(rowOf([limit, 2 ** 32 - 1, limit - 1]), 30)).toBe(29)
    expect(pick(rowOf([limit]), 32)).toBe(limit % 32)
  })

  test('gives each stop its share (chi-square, 99.9 % bound)', () => {
    const size = 30
    const draws = 120_000
    const row = words(nodeMac('a fixed seed'), 'chi', 0)
    const seen = Array.from({ length: size }, () => 0)
    for (let i = 0; i < draws; i++) seen[pick(row, size)]!++
    const expected = draws / size
    const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(58.3)
  })

  test('reads words big-endian, cursor after cursor', () => {
    const requested: string[] = []
    const row = words((message) => (requested.push(message), Uint8Array.from({ length: 32 }, (_, i) => i)), 'seed', 7)
    const first = Array.from({ length: 9 }, () => row.next().value)
    expect(first[0]).toBe(0x00010203)
    expect(first[7]).toBe(0x1c1d1e1f)
    expect(first[8]).toBe(0x00010203)
    expect(requested).toEqual(['seed:7:0', 'seed:7:1'])
  })
})

describe('a round from its seeds', () => {
  test('is the same every time and in two implementations of the hash', () => {
    const serverSeed = newServerSeed()
    const browserMac = (message: string) => hmac(sha256, text(serverSeed), text(message))
    for (let nonce = 0; nonce < 300; nonce++) {
      const round = replay(nodeMac(serverSeed), 'player’s own', nonce)
      expect(replay(browserMac, 'player’s own', nonce)).toEqual(round)
      for (const spin of round.spins) spin.stops.forEach((stop, reel) => expect(stop).toBeLessThan(reelLengths[reel]!))
    }
  })

  test('known answer, so that past rounds stay verifiable', () => {
    expect(commitment('0'.repeat(64))).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55')
    expect(replay(nodeMac('0'.repeat(64)), 'client', 1).spins[0]?.stops).toEqual([17, 29, 21, 4, 24])
  })

  test('changes with each of its three parts', () => {
    const stops = (server: string, client: string, nonce: number) =>
      JSON.stringify(
        Array.from({ length: 4 }, (_, i) => replay(nodeMac(server), client, nonce + i * 10).spins[0]?.stops),
      )
    const all = [stops('a', 'x', 0), stops('b', 'x', 0), stops('a', 'y', 0), stops('a', 'x', 1)]
    expect(new Set(all).size).toBe(4)
  })
})
