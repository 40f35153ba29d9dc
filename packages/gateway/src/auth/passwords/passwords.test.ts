import { hash, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

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
