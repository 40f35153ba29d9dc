import { createHash } from 'node:crypto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { lazy } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import DownloadPage from './DownloadPage.tsx'
import { platformOf, printLines } from './platform.ts'

const script = 'self.addEventListener("fetch", () => {})'
const sha256 = createHash('sha256').update(script).digest('hex')
const release = {
  version: '1.0',
  date: '2026-11-27',
  changes: ['install', 'later'],
  file: '/sw.js',
  sha256,
  bytes: 360_336,
}

afterEach(() => {
  cleanup()
  delete (globalThis as { installPrompt?: unknown }).installPrompt
  vi.unstubAllGlobals()
})

async function show(
  answers: { release?: object | number | 'slow'; script?: string } = {},
  at = '/download',
  lang: 'en' | 'bn' = 'en',
) {
  // The page comes once the answers of its host are in place.
  const ready = Promise.withResolvers<void>()
  const Later = lazy(() => ready.promise.then(() => ({ default: DownloadPage })))
  const { fake } = await showPage(Later, { at, lang, words: ['download'] })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input)
    const { release: told = release, script: given = script } = answers
    if (url.includes('app-release.json') && told === 'slow') return new Promise(() => {})
    if (url.includes('app-release.json'))
      return typeof told === 'number' ? new Response('', { status: told }) : Response.json(told)
    if (url.includes('/sw.js')) return new Response(given)
    return fake.fetch(input, init)
  })
  ready.resolve()
}

it('says what is offered: version, day, size, fingerprint and what is new', async () => {
  await show()
  await screen.findByRole('heading', { level: 1, name: 'Veranda on your home screen' })
  await screen.findByText('Version 1.0, 27 November 2026, 360 kB, play money only')
  for (const part of printLines(sha256)) screen.getByText(part)
  expect(screen.getByText('New in 1.0')).toBeTruthy()
  // A change that a newer build has no words for yet is left out.
  expect(screen.getAllByText(/Installs from the browser/)).toHaveLength(1)
  expect(screen.getByLabelText('QR code of this page')).toBeTruthy()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('has three steps for each kind of device, and names this one', async () => {
  await show()
  for (const name of ['iOS phones and tablets', 'Android', 'Computer']) {
    const guide = await screen.findByRole('region', { name })
    expect(within(guide).getAllByRole('listitem')).toHaveLength(3)
    expect(within(guide).queryAllByText('this device')).toHaveLength(name === 'Computer' ? 1 : 0)
  }
  expect(screen.getByRole('region', { name: 'iOS phones and tablets' }).textContent).toContain('Tap Share, the square')
})

it('installs by the offer of the browser, once it makes one', async () => {
  await show()
  const offer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn(() => Promise.resolve()),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  Object.assign(globalThis, { installPrompt: offer })
  dispatchEvent(new Event('beforeinstallprompt'))
  await userEvent.click(await screen.findByRole('button', { name: 'Install on this computer' }))
  await screen.findByText('Installed on this device')
  expect(offer.prompt).toHaveBeenCalledOnce()
})

it.each([
  ['the same file', script, 'This device has the same file.'],
  ['a different file', `${script};`, 'This device has a different file. Check the address before you log in.'],
])('compares the fingerprint with this device: %s', async (_what, given, words) => {
  await show({ script: given })
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with this device' }))
  await screen.findByText(words)
})

it('still shows the guides where what is offered cannot be read, or is not what it should be', async () => {
  for (const told of [404, { ...release, sha256: 'beef' }]) {
    await show({ release: told })
    await waitFor(() => screen.getByText('This did not load'), { timeout: 10_000 })
    screen.getByRole('region', { name: 'Android' })
    cleanup()
  }
})

it('knows devices by what they tell', () => {
  const kind = (userAgent: string, maxTouchPoints = 0) => platformOf({ userAgent, maxTouchPoints })
  expect(kind('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('ios')
  expect(kind('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5)).toBe('ios')
  expect(kind('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)')).toBe('computer')
  expect(kind('Mozilla/5.0 (Linux; Android 14; Pixel)')).toBe('android')
  expect(kind('Mozilla/5.0 (X11; Linux x86_64)')).toBe('computer')
})

it.each(['en', 'bn'] as const)(
  'has no fault for assistive technology in %s: filled, slow and refused',
  async (lang) => {
    for (const told of [release, 'slow', 500] as const) {
      await show({ release: told }, '/download', lang)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
        lang === 'bn' ? /\p{Script=Bengali}/u : /Veranda/,
      )
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      cleanup()
    }
  },
)
