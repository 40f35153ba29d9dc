import { withoutPageAnswers } from '../support/page-answers.ts'
import { alive, expect, onTurnedSite } from '../support/test.ts'

const test = onTurnedSite()

// Before a link from data leaves the site, the person is asked and shown its host.

const banner = (url: string) => ({
  id: 'cup',
  picture: '/art/banner/fish/30001-fish-0.svg',
  texts: { en: { title: 'The cup', action: 'Read next' }, bn: { title: 'কাপ', action: 'পড়ুন' } },
  target: { kind: 'LINK', url },
})

for (const [viewport, locale, words] of [
  [
    { width: 1440, height: 900 },
    'en-GB',
    { read: 'Read next', title: 'You are leaving this site', stay: 'Stay here', go: 'Open link' },
  ],
  [
    { width: 390, height: 844 },
    'bn-BD',
    { read: 'পড়ুন', title: 'আপনি সাইট ছেড়ে যাচ্ছেন', stay: 'এখানেই থাকুন', go: 'সেখানে যান' },
  ],
] as const) {
  // The question is the same on a desk: the quick layer asks it on a phone.
  test.describe(`${viewport.width} px`, { tag: viewport.width > 760 ? ['@full'] : [] }, () => {
    test.use({ viewport, locale })

    test('a banner with an external link asks first, and opens in a new tab', async ({ page, site, context }) => {
      await context.route('https://news.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>News</h1>' }),
      )
      await site.set('banners', { w_home: [banner('https://news.example/cup')] })
      await page.goto('/')
      await alive(page)
      const link = page.getByRole('link', { name: words.read }).first()
      await link.click()
      const question = page.getByRole('alertdialog', { name: words.title })
      await expect(question).toContainText('news.example')
      await page.screenshot({ path: test.info().outputPath('leave.png') })
      await question.getByRole('button', { name: words.stay }).click()
      await expect(question).toHaveCount(0)
      expect(context.pages()).toHaveLength(1)
      await link.click()
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        question.getByRole('button', { name: words.go }).click(),
      ])
      await expect(opened.getByRole('heading')).toHaveText('News')
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull()
      expect(new URL(page.url()).pathname).toBe('/')
    })
  })
}

test('a banner whose URL hides its host is rejected, and if stored anyway is not a link', async ({ page, site }) => {
  await expect(site.set('banners', { w_home: [banner('https://good.example@evil.example')] })).rejects.toThrow()
  await site.set('banners', { w_home: [banner('https://news.example/cup')] })
  await withoutPageAnswers(page)
  await page.route('**/wps/relay/MCSFE_getBanners*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('https://news.example/cup', 'https://good.example@evil.example'),
    })
  })
  await page.goto('/')
  await alive(page)
  await expect(page.getByRole('main').getByText('The cup').first()).toBeVisible()
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0)
})
