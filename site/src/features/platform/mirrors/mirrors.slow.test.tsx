import { generateKeyPairSync, sign } from 'node:crypto'
import { mirrorKeyId } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { lazy } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import HostWarning from './HostWarning.tsx'
import { median, speedOf } from './latency.ts'
import MirrorsPage from './MirrorsPage.tsx'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pinned = String(publicKey.export({ format: 'jwk' })['x'])
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const line = (name: string, host: string, region = '') => ({ name, host, region })
const lines = [
  line('Harbour', 'site.example', 'Dhaka'),
  line('Courtyard', 'v2.site.example'),
  line('Boathouse', 'gone.example'),
]

interface Listed {
  lines?: object[]
  version?: number
  hours?: number
  by?: typeof privateKey
}
async function listed({ lines: named = lines, version = 3, hours = 48, by = privateKey }: Listed = {}) {
  const now = Date.now()
  const head = encode({ alg: 'Ed25519', kid: await mirrorKeyId(pinned), typ: 'wps-mirrors+jws' })
  const times = {
    issuedAt: new Date(now - 3_600_000).toISOString(),
    expiresAt: new Date(now + hours * 3_600_000).toISOString(),
  }
  const payload = encode({ version, ...times, lines: named })
  const signature = sign(null, Buffer.from(`${head}.${payload}`), by).toString('base64url')
  return JSON.stringify({ protected: head, payload, signature })
}

beforeEach(() => {
  const meta = document.createElement('meta')
  meta.name = 'mirror-key'
  meta.content = pinned
  document.head.append(meta)
})
afterEach(() => {
  cleanup()
  document.querySelector('meta[name="mirror-key"]')?.remove()
  localStorage.removeItem('mirrors')
  sdk.store.end('logout')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What a host answers: the list as it is, a status, or nothing. */
async function show(Page: typeof MirrorsPage, answer: string | number | undefined, lang: 'en' | 'bn' = 'en') {
  // The page comes once the answers of its host are in place.
  const ready = Promise.withResolvers<void>()
  const Later = lazy(() => ready.promise.then(() => ({ default: Page })))
  const { fake } = await showPage(Later, { at: '/mirrors', lang, words: ['mirrors'], answers: {} })
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input instanceof Request ? input.url : input)
    if (url.includes('wps-mirrors.json')) {
      if (answer === undefined) throw new TypeError('no network')
      return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
    }
    if (url.includes('/wps/system/ping')) {
      asked.push([url, init])
      if (url.includes('gone')) throw new TypeError('no answer')
      return new Response('{}')
    }
    return fake.fetch(input, init)
  })
  ready.resolve()
  return { asked, fake }
}
const shows = (words: RegExp) => screen.findByRole('heading', { name: words })
const row = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!

it('says that this host is ours, measures all three times and offers what answers', async () => {
  const { asked, fake } = await show(MirrorsPage, await listed())
  await shows(/You are on site\.example/)
  expect(document.body.textContent).toMatch(/Key [0-9A-F]{2}( [0-9A-F]{2}){3} · [0-9A-F]{2}( [0-9A-F]{2}){3}\./)
  await within(await row('Courtyard')).findByRole('button', { name: 'Switch, v2.site.example' })
  expect((await row('Harbour')).textContent).toMatch(/Dhaka.*you are here/)
  await waitFor(async () => expect((await row('Boathouse')).textContent).toMatch(/No answer.*later/))
  expect(within(await row('Boathouse')).queryByRole('button')).toBeNull()
  const of = (host: string) => asked.filter(([url]) => new URL(url).host === host)
  expect(of('site.example')).toHaveLength(3)
  expect(of('v2.site.example')).toHaveLength(3)
  await waitFor(() => expect(fake.calls.map(({ name }) => name)).toContain('system.speedTest'))
  expect(fake.calls.find(({ name }) => name === 'system.speedTest')?.input).toEqual({
    results: [
      { host: 'site.example', latencyMs: expect.any(Number) },
      { host: 'v2.site.example', latencyMs: expect.any(Number) },
      { host: 'gone.example', latencyMs: null },
    ],
  })
  // Nothing of the person goes with a probe.
  for (const [, { credentials, referrerPolicy, headers }] of asked)
    expect([credentials, referrerPolicy, headers]).toEqual(['omit', 'no-referrer', undefined])
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('shows where the hosts are only where that is known of one', async () => {
  await show(MirrorsPage, await listed())
  await screen.findByRole('columnheader', { name: 'Location' })
  cleanup()
  await show(MirrorsPage, await listed({ lines: [line('Harbour', 'site.example')] }))
  await row('Harbour')
  expect(screen.queryByRole('columnheader', { name: 'Location' })).toBeNull()
})

it('tells an address that somebody sent: ours, not ours with the remedy, or none', async () => {
  await show(MirrorsPage, await listed())
  await shows(/You are on/)
  const field = screen.getByLabelText('Check an address')
  await userEvent.type(field, 'https://V2.Site.example/rng?x=1')
  await screen.findByText('v2.site.example is in the signed list.')
  await userEvent.clear(field)
  await userEvent.type(field, 'site.example@evil.example')
  await screen.findByText('Not a valid web address.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear address' }))
  await userEvent.type(field, 'site-bonus.example')
  await screen.findByText('Not ours.')
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/member?page=securityCenter')
})

it('takes a login along by a code that works once, and only that', async () => {
  await show(MirrorsPage, await listed())
  sdk.store.set(fixtures.session.login)
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await userEvent.click(await screen.findByRole('button', { name: 'Switch, v2.site.example' }))
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
  const to = new URL(String(go.mock.calls[0]?.[0]))
  expect([to.host, to.pathname, [...to.searchParams.keys()]]).toEqual(['v2.site.example', '/', ['token']])
  expect(to.searchParams.get('token')).toBe(fixtures.session.code.code)
  expect(to.href).not.toContain(fixtures.session.login.token)
})

it.each([
  [
    'another key',
    async () => listed({ by: generateKeyPairSync('ed25519').privateKey }),
    /The list on site\.example is not ours/,
  ],
  [
    'a list without this host',
    async () => listed({ lines: [line('Harbour', 'other.example')] }),
    /site\.example is not ours/,
  ],
])('warns over the whole width: %s', async (_what, answer, title) => {
  const document = await answer()
  await show(HostWarning as typeof MirrorsPage, document)
  expect((await screen.findByRole('alert')).textContent).toMatch(/Do not log in/)
  cleanup()
  await show(MirrorsPage, document)
  await shows(title)
})

it('does not warn where nothing is proved: no list, none given here, none to be had, none that is current', async () => {
  for (const [answer, title] of [
    [404, /No signed list here/],
    [451, /No signed list here/],
    [503, /Cannot check right now/],
    [undefined, /Cannot check right now/],
    [await listed({ hours: -1 }), /has expired/],
  ] as const) {
    await show(HostWarning as typeof MirrorsPage, answer)
    await new Promise((done) => setTimeout(done, 20))
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
    await show(MirrorsPage, answer)
    await shows(title)
    expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull()
    cleanup()
  }
})

it('refuses an older list than this device has seen, and goes on with its copy where none can be read', async () => {
  await show(MirrorsPage, await listed({ version: 5 }))
  await shows(/You are on/)
  cleanup()
  await show(MirrorsPage, await listed({ version: 4 }))
  await shows(/is not ours/)
  cleanup()
  await show(MirrorsPage, undefined)
  await shows(/You are on/)
  await screen.findByText(/saved copy/)
})

it('measures in the middle and names speeds', () => {
  expect(median([90, 20, 30])).toBe(30)
  expect([undefined, null, 1, 120, 121, 200, 201].map((ms) => speedOf(ms))).toEqual([
    'asking',
    'none',
    'fast',
    'fast',
    'good',
    'good',
    'slow',
  ])
})

it.each(['en', 'bn'] as const)(
  'has no fault for assistive technology in %s, whatever is known of the list',
  async (lang) => {
    const signs = { en: 'Measure again', bn: /\p{Script=Bengali}/u }
    for (const answer of [await listed(), await listed({ lines: [] }), 404, undefined]) {
      await show(MirrorsPage, answer, lang)
      expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
      if (typeof answer === 'string' && answer.length > 500) await screen.findAllByRole('button', { name: signs[lang] })
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      cleanup()
      localStorage.removeItem('mirrors')
    }
  },
)
