import type { Browser } from '@playwright/test'
import type { Site } from '../support/servers/site.ts'
import {
  memberAddresses,
  pagesOfMembers,
  slowLine,
  visitorAddresses,
  visitorPages,
  visitAll,
  type Coming,
} from '../support/steady.ts'
import { expect, test } from '../support/test.ts'

/** Maximum layout shift while a page loads. */
const most = 0.02

const bad = ({ shift, title, outlines, footer }: Coming) =>
  shift > most || !title?.trim() || outlines === 0 || (footer !== undefined && footer < 1)

const screens = [
  { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  { viewport: { width: 390, height: 844 }, locale: 'bn-BD', isMobile: true, hasTouch: true },
] as const

const walks = [
  { who: 'visitor', every: visitorAddresses, one: visitorPages },
  { who: 'member', every: memberAddresses, one: pagesOfMembers },
] as const

for (const screen of screens) {
  for (const { who, every, one } of walks) {
    const what =
      `of a ${who} at ${screen.viewport.width} px, on a slow connection, has its title and its outline at the ` +
      'first paint, its footer below them, and no layout shift'
    const come = async (browser: Browser, site: Site, addresses: readonly string[]) => {
      const account = who === 'member' ? site.account('member') : undefined
      const context = await slowLine(browser, { ...screen, baseURL: site.url, colorScheme: 'dark' }, account)
      const found = await visitAll(context, addresses)
      await context.close()
      expect(found.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted())
      expect(found.filter(bad)).toEqual([])
    }
    // Phones first: they show layout shifts most.
    const thorough = screen.viewport.width > 760
    test(`each kind of page ${what}`, { tag: thorough ? ['@full'] : [] }, ({ browser, site }) =>
      come(browser, site, one),
    )
    test(`every address ${what}`, { tag: '@full' }, ({ browser, site }) => come(browser, site, every))
  }
}

test('the agent centre loads the same way', async ({ browser, site }) => {
  for (const screen of screens) {
    const context = await slowLine(browser, { ...screen, baseURL: site.url }, site.account('agent'))
    expect((await visitAll(context, ['/agentHome'])).filter(bad)).toEqual([])
    await context.close()
  }
})
