import type { Page } from '@playwright/test'
import languages from '../../../locales/languages.json' with { type: 'json' }
import { memberPath, paths } from '../../src/app/routing/paths.ts'
import { faults as axeFaults, looks } from '../support/axe.ts'
import { logIn } from '../support/player.ts'
import { expect, onOwnSite } from '../support/test.ts'
import { withoutBlur } from '../support/without-blur.ts'

// Each language on the pages that people meet: drawn in it, no page scrolls sideways, and no label of a control is cut
// off, on a phone and on a desktop. One language of each of six scripts is looked at by `npm run test:wide`, also by axe;
// `npm run test:full` takes all of them.

// A site of its own: it offers every language that is complete.
const test = onOwnSite()
test.describe.configure({ timeout: 600_000 })

const complete = languages.filter(({ complete }) => complete)

const ofScripts = ['ar', 'hi', 'my', 'ru', 'th', 'zh-CN']

const lobbies = ['/rng', '/live', '/fish', '/sports', '/esports', '/lott']
const lists = ['/promotions', '/raffles', '/pointMall', '/winners', '/news', '/blog', '/chat', '/mirrors']
const visitors = [
  '/',
  ...lobbies,
  ...lists,
  paths.register,
  paths.login,
  paths.help,
  '/download',
  '/blog/how-rtp-works',
]
const money = ['deposit', 'withdraw', 'transferUpline', 'bets', 'transactions', 'profit', 'ledgerProof'] as const
const given = ['rewards', 'bonuses', 'missions', 'vip', 'rebate', 'referral'] as const
const account = ['messages', 'support', 'profile', 'security', 'limits'] as const
const members = ['/member', ...[...money, ...given, ...account].map((page) => memberPath(page))]
/** Where most of what has to fit is. */
const read = ['/', '/rng', paths.login, '/member', memberPath('deposit'), memberPath('rewards')]
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** What scrolls sideways, and labels of controls that are cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) found.push(`the page is ${wide} px too wide`)
    // A value may be longer than its field; what a control is called may not.
    for (const label of document.querySelectorAll<HTMLElement>(
      'button, [role="tab"], h1, h2, label, dt, th, nav a, button span, nav a span',
    )) {
      const { overflowX, textOverflow } = getComputedStyle(label)
      if (
        overflowX === 'visible' ||
        label.closest('[role="combobox"], [data-component="date-range"], bdi, table') ||
        !label.getClientRects().length
      )
        continue
      // A menu of icons keeps its words at no width.
      if (textOverflow === 'ellipsis' && label.clientWidth > 24 && label.scrollWidth > label.clientWidth + 1)
        found.push(`${label.tagName.toLowerCase()} "${label.textContent?.trim().slice(0, 40)}"`)
    }
    return found
  })

for (const { tag, direction } of complete)
  test(`${tag}: every page is whole`, { tag: ofScripts.includes(tag) ? [] : '@full' }, async ({ browser, site }) => {
    await site.set('languages', { default: 'bn', supported: complete.map((one) => one.tag) })
    const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' })
    await withoutBlur(context)
    await context.addCookies([{ name: 'lang', value: tag, url: site.url }])
    const page = await context.newPage()
    const seen: Record<string, string[]> = {}
    const look = async (address: string) => {
      const html = await (await page.goto(address))?.text()
      expect(html, address).toMatch(new RegExp(`<html lang="${tag}" dir="${direction}"`))
      // Behind a dialog nothing is asked for.
      await page.waitForFunction(() => {
        const shown = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
        return shown?.firstElementChild && !shown.querySelector('[aria-busy="true"]')
      })
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.evaluate(() => document.fonts.ready)
        // A carousel measures itself anew.
        await page
          .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 2000 })
          .catch(() => {})
        const faults = await cutOff(page)
        if (faults.length > 0) seen[`${address} at ${size.width}`] = faults
      }
      if (!ofScripts.includes(tag) || !read.includes(address)) return
      const violations = await axeFaults(page, [looks[0]])
      if (violations.length > 0) seen[`${address}, axe`] = violations
    }
    for (const address of visitors) await look(address)
    await logIn(context, site.account('member'))
    for (const address of members) await look(address)
    await context.close()
    expect(seen).toEqual({})
  })

test('what a page loads holds nothing of the languages that it does not show', async ({ page }) => {
  const loaded: Promise<string>[] = []
  page.on('response', (response) => {
    if (/document|script|fetch/.test(response.request().resourceType()) && !response.url().includes('/wps/stream'))
      loaded.push(response.text().catch(() => ''))
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const texts = (await Promise.all(loaded)).join('\n')
  expect(texts).toContain('"tag":"en"')
  for (const { tag, name } of complete)
    if (tag !== 'en') {
      expect(texts, tag).not.toContain(name)
      expect(texts, tag).not.toContain(`"tag":"${tag}"`)
    }
})
