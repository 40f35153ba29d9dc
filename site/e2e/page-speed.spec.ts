import { expect, test } from './support/test.ts'

// What is exact of how fast a lobby comes; its times are printed by `npm run page-speed`.
for (const [viewport, locale] of [[{ width: 1440, height: 900 }, 'en-GB'], [{ width: 390, height: 844 }, 'bn-BD']] as const) {
  test.describe(`${viewport.width} px, ${locale}`, () => {
    test.use({ viewport, locale })

    test('a lobby is there before any call is answered, asks for its games once, and does not move when they come', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { shift: 0 }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true })
      })
      const answers = Promise.withResolvers<void>()
      const lists: string[] = []
      await page.route('**/wps/**', async (route) => {
        if (route.request().url().includes('GCSGAME_gameList')) lists.push(route.request().url())
        await answers.promise
        await route.continue()
      })
      const served = await page.goto('/rng', { waitUntil: 'commit' })
      const html = (await served?.text()) ?? ''
      expect(html).toMatch(/<h1[^>]*>(Casino|ক্যাসিনো)</)
      // The wide Bengali letters of headings weigh more than all the rest: they may come late.
      expect(html.match(/as="font"[^>]*bengali-wdth/)).toBeNull()
      expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('type="module"'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => lists.length).toBe(1)
      answers.resolve()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(18)
      expect(lists).toHaveLength(1)
      expect(await page.evaluate(() => (Reflect.get(window, 'seen') as { shift: number }).shift)).toBeLessThan(0.01)
    })
  })
}

test('a lobby whose filters are in the address is drawn from them, not from the bare one', async ({ page, request }) => {
  const [bare, asked] = await Promise.all(['/rng', '/rng?filter=HOT'].map(async (path) => (await request.get(path)).text()))
  expect(bare).toContain('<h1')
  expect(asked).not.toContain('<h1')
  await page.goto('/rng?filter=HOT')
  await expect(page.getByRole('tab', { name: 'Hot', selected: true })).toBeVisible()
})
