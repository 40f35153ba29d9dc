import { afterEach, expect, it, vi } from 'vitest'
import { identityOf, internationalNumber } from './identity.ts'

afterEach(() => vi.unstubAllGlobals())
const rahim = () => Promise.resolve({ subject: 'rahim', name: 'Rahim' })

it('a sandbox prompts for the identity and returns its token', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ idToken: 'token-of-rahim' })))
  vi.stubGlobal('fetch', fetched)
  await expect((await identityOf(undefined, rahim)).idToken('google')).resolves.toBe('token-of-rahim')
  expect(fetched.mock.calls[0]).toEqual([
    '/sandbox/identity.json?provider=google&subject=rahim&name=Rahim',
    { signal: null },
  ])
})

it.each([
  ['social_failed', () => Promise.resolve(new Response('{}', { status: 404 }))],
  ['social_failed', () => Promise.resolve(Response.json({ idToken: 7 }))],
  ['network_abnormal', () => Promise.reject(new TypeError('offline'))],
])('a service that is away is %s', async (code, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect((await identityOf(undefined, rahim)).idToken('facebook')).rejects.toMatchObject({ code })
})

it('accepts a number with and without its trunk zero', () => {
  for (const number of ['01712-345 678', '1712345678', '+880 1712 345678', '০১৭১২৩৪৫৬৭৮'])
    expect(internationalNumber('880', number)).toBe('+8801712345678')
})
