import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, inject, proofFor, refusalOf, registration, solve } from '../../testing/inject.ts'
import type { PublicChallenge } from './proof-of-work.ts'

const { app, clock } = await freshApp()
const { login } = contract.session
const { register } = contract.member

/**
 * The result of a proof at an endpoint: `challenge_required`, or accepted and then refused for the missing encryption.
 */
async function offer(
  proof: string | undefined,
  endpoint: { method: 'POST' | 'PUT' | 'GET' | 'DELETE'; path: string } = login,
) {
  return inject(app, {
    method: endpoint.method,
    url: endpoint.path,
    payload: {},
    headers: proof === undefined ? {} : { 'x-challenge': proof },
  })
}
const code = async (...args: Parameters<typeof offer>) => refusalOf(await offer(...args)).code
const open = (proof: string): Record<string, unknown> => JSON.parse(Buffer.from(proof, 'base64').toString())
const close = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

test('without a proof the refusal brings a challenge that can be solved', async () => {
  const refusal = refusalOf(await offer(undefined))
  expect(refusal).toMatchObject({ code: 'challenge_required', retryable: true })
  const challenge = refusal.details?.['challenge'] as PublicChallenge
  expect(challenge).toMatchObject({ algorithm: 'SHA-256', purpose: 'login', maxnumber: 200 })
  expect(challenge.expires).toBeGreaterThan(clock.now().getTime() / 1000 + 100)
  expect(await code(solve(challenge))).toBe('encryption_required')
})

test('a proof is spent at first use, before the seal is checked, and by one of many at once', async () => {
  const proof = await proofFor(app, 'login')
  const codes = await Promise.all(Array.from({ length: 8 }, () => code(proof)))
  expect(codes.toSorted()).toEqual([...Array<string>(7).fill('challenge_required'), 'encryption_required'])
})

test('a proof for one purpose is not valid for another', async () => {
  expect(await code(await proofFor(app, 'register'))).toBe('challenge_required')
  expect(await code(await proofFor(app, 'login'), register)).toBe('challenge_required')
  expect(await code(await proofFor(app, 'register'), register)).toBe('encryption_required')
})

test('a proof expires', async () => {
  const proof = await proofFor(app, 'login')
  clock.forward(3 * 60_000 + 1000)
  expect(await code(proof)).toBe('challenge_required')
})

test('a forged proof is refused: number, salt, signature, algorithm, purpose, expiry', async () => {
  const good = open(await proofFor(app, 'login'))
  const salt = String(good['salt'])
  const number = Number(good['number'])
  const forged = [
    { ...good, number: number + 1 },
    { ...good, signature: '0'.repeat(64) },
    { ...good, salt: salt.replace('purpose=login', 'purpose=register') },
    { ...good, salt: salt.replace(/expires=\d+/, 'expires=99999999999') },
    // The end of the salt is moved into the number, so that the same text is hashed.
    { ...good, salt: salt.slice(0, salt.indexOf('&') + 1), number: `${salt.slice(salt.indexOf('&') + 1)}${number}` },
    { ...good, algorithm: 'SHA-1' },
    { ...good, algorithm: 'SHA-512' },
    { ...good, number: String(number) },
    { ...good, number: [number] },
    {},
    null,
    7,
    [good],
  ]
  for (const proof of forged) expect(await code(close(proof)), JSON.stringify(proof)).toBe('challenge_required')
  for (const proof of ['', 'x', '%%%', 'e30', 'a'.repeat(5000)]) expect(await code(proof)).toBe('challenge_required')
  expect(await code(close(good))).toBe('encryption_required')
})

test('registration requires one as well', async () => {
  expect(refusalOf(await call(app, register, registration('challenge1'), { without: ['challenge'] })).code).toBe(
    'challenge_required',
  )
})
