import { expect, it } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { endingOf, envelope, launchTarget, readMessage, type GamePeer } from './GameFrame.model.ts'

const game = {} as MessageEventSource
const peer: GamePeer = { source: game, origin: 'https://vendor.example', nonce: 'n-1' }
const from = (data: unknown, how: Partial<MessageEvent<unknown>> = {}) =>
  readMessage({ data, origin: peer.origin, source: game, ...how }, peer)

it.each(['ready', 'round.start', 'round.end', 'balance.changed', 'balance.request', 'login.request', 'exit'] as const)(
  'accepts %s, and nothing but its type',
  (type) => {
    expect(from({ v: 1, nonce: 'n-1', type, roundId: 'r', amount: '999.00' })).toEqual({ type })
  },
)

it('accepts an error by its code; an invalid code becomes "other"', () => {
  expect(from({ v: 1, nonce: 'n-1', type: 'error', code: 'session_expired' })).toEqual({
    type: 'error',
    code: 'session_expired',
  })
  for (const code of [undefined, 7, '<b>', 'A', 'x'.repeat(41)])
    expect(from({ v: 1, nonce: 'n-1', type: 'error', code })).toEqual({ type: 'error', code: 'other' })
})

it.each([
  ['another origin', { origin: 'https://vendor.example.evil.test' }],
  ['another window', { source: {} as MessageEventSource }],
  ['no window', { source: null }],
])('ignores %s', (_title, how) => {
  expect(from({ v: 1, nonce: 'n-1', type: 'exit' }, how)).toBeUndefined()
})

it('ignores all messages before the frame has a window', () => {
  expect(
    readMessage(
      { data: { v: 1, nonce: 'n-1', type: 'exit' }, origin: peer.origin, source: null },
      { ...peer, source: null },
    ),
  ).toBeUndefined()
})

it.each([
  [null],
  ['exit'],
  [7],
  [[]],
  [{}],
  [{ v: 2, nonce: 'n-1', type: 'exit' }],
  [{ v: 1, nonce: 'n-2', type: 'exit' }],
  [{ v: 1, type: 'exit' }],
  [{ v: 1, nonce: 'n-1', type: 'resize' }],
  [{ v: 1, nonce: 'n-1', type: 'toString' }],
])('ignores %j', (data) => {
  expect(from(data)).toBeUndefined()
})

it('sends the nonce with each message', () => {
  expect(envelope('n-1', { type: 'theme', scheme: 'light' })).toEqual({
    v: 1,
    nonce: 'n-1',
    type: 'theme',
    scheme: 'light',
  })
})

const own = 'https://play.example'
it('frames a game of another origin', () => {
  expect(launchTarget('https://vendor.example/play/JL/padma-gold?token=t&nonce=n-1', own)).toEqual({
    origin: 'https://vendor.example',
    nonce: 'n-1',
  })
  expect(launchTarget('http://localhost:8081/play/JL/x?nonce=n', 'http://localhost:8080')?.origin).toBe(
    'http://localhost:8081',
  )
})

it.each([
  'https://play.example/play/JL/x?nonce=n',
  'https://vendor.example/play/JL/x',
  'https://vendor.example/?nonce=',
  '/play/JL/x?nonce=n',
  'not an address',
  'javascript:alert(1)//?nonce=n',
  'data:text/html,x?nonce=n',
  'blob:https://vendor.example/1?nonce=n',
  'https://user@vendor.example/?nonce=n',
])('refuses %s', (address) => {
  expect(launchTarget(address, own)).toBeNull()
})

it.each([
  ['game_maintenance', 'maintenance', false],
  ['vendor_maintenance', 'maintenance', false],
  ['session_expired', 'ended', true],
  ['real_account_required', 'refused', false],
  ['timeout', 'failed', true],
  ['token_expired', 'ended', false],
  ['language_not_available', 'refused', false],
  ['insufficient_funds', 'refused', false],
  ['transfer_needed', 'refused', false],
  ['function_not_available', 'maintenance', false],
  ['network_abnormal', 'failed', true],
  ['transfer_unknown', 'failed', true],
  ['something_new', 'failed', true],
  ['toString', 'failed', true],
])('%s is %s', (code, state, again) => {
  expect(endingOf(code)).toMatchObject({ state, again })
})

it('has a title and a text for every ending', () => {
  const words: Record<string, string> = english.gameFrame
  for (const code of [
    'game_off',
    'vendor_maintenance',
    'real_account_required',
    'not_found',
    'player_blocked',
    'region_restricted',
    'unsafe',
    'token_used',
    'gateway_unreachable',
    'timeout',
    'token_expired',
    'language_not_available',
    'insufficient_funds',
    'transfer_needed',
    'transfer_unknown',
    'network_abnormal',
    'rg_timeout',
    'rg_excluded',
    'rg_game_type',
    'rg_pause',
    'rg_session_required',
    'other',
  ]) {
    const { key } = endingOf(code)
    expect([words[key], words[`${key}Text`]].every(Boolean), key).toBe(true)
  }
})
