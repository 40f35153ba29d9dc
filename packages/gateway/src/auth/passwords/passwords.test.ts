import { hash, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { createPasswords, quickPasswords } from './passwords.ts'

test('hashes as argon2id with the cost we promise, always with another result', async () => {
  const passwords = createPasswords()
  const [a, b] = await Promise.all([passwords.hash('Secret123'), passwords.hash('Secret123')])
  expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(a).not.toBe(b)
  expect(await passwords.verify(a, 'Secret123')).toBe(true)
  expect(await passwords.verify(a, 'secret123')).toBe(false)
})

test('an unknown account costs a whole verification and is never right', async () => {
  const argon2 = { hash: vi.fn(hash), verify: vi.fn(verify) }
  const passwords = createPasswords({ argon2 })
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false)
  expect(argon2.verify).toHaveBeenCalledTimes(1)
  expect(argon2.verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('so many at once, so many waiting, the rest is refused with a retry time', async () => {
  const passwords = createPasswords({ running: 1, waiting: 2 })
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.hash('x')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'unavailable', more: { retryAfterMs: 1000 } })
  await expect(passwords.hash('x')).resolves.toBeTypeOf('string')
})

test.each([
  ['Bengali', 'য\u09BCারা ক\u09C7\u09BE12', '\u09DFারা ক\u09CB12'],
  ['Arabic', '\u0627\u0653منة2026', '\u0622منة2026'],
  ['Latin', 'Cafe\u0301-2026', 'Caf\u00E9-2026'],
  ['full width', 'Ｓｅｃｒｅｔ１２３', 'Secret123'],
])('a %s password set on one device is right on another', async (_script, one, other) => {
  const passwords = createPasswords({ cost: quickPasswords })
  expect(await passwords.verify(await passwords.hash(one), other)).toBe(true)
  expect(await passwords.verify(await passwords.hash(other), one)).toBe(true)
  expect(await passwords.verify(await passwords.hash(one), `${other}x`)).toBe(false)
})

test('a hash of before is right for the password as it was typed, and is replaced by one for every device', async () => {
  const passwords = createPasswords({ cost: quickPasswords })
  const [typed, elsewhere] = ['\u09DFারা-2026', '\u09AF\u09BCারা-2026']
  const old = await hash(typed, quickPasswords)
  expect(await passwords.verify(old, typed)).toBe(true)
  const renewed = (await passwords.renewed(old, typed)) ?? ''
  expect(await passwords.verify(renewed, elsewhere)).toBe(true)
  expect(await passwords.renewed(renewed, typed)).toBeUndefined()
  expect(await passwords.renewed(await hash('Secret123', quickPasswords), 'Secret123')).toBeUndefined()
})

test('an unknown account costs as many verifications as a wrong password, in every script', async () => {
  for (const password of ['Secret123', '\u09DFারা-2026']) {
    const [known, unknown] = [vi.fn(verify), vi.fn(verify)]
    const stored = await hash('another', quickPasswords)
    await createPasswords({ cost: quickPasswords, argon2: { hash, verify: known } }).verify(stored, password)
    await createPasswords({ cost: quickPasswords, argon2: { hash, verify: unknown } }).verify(null, password)
    expect(unknown.mock.calls.length).toBe(known.mock.calls.length)
  }
})
