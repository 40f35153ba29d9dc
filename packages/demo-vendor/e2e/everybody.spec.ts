import { AxeBuilder } from '@axe-core/playwright'
import { commitment } from '../src/fair/node.ts'
import { close, expect, spinButton, test } from './harness.ts'

const faces = [
  ['Bengali, phone, dark', 'bn', { width: 320, height: 568 }, 'dark', 'ঘোরান'],
  ['English, desktop, light', 'en', { width: 1280, height: 720 }, 'light', 'Spin'],
  ['English, low frame', 'en', { width: 844, height: 390 }, 'dark', 'Spin'],
] as const

for (const [title, lang, viewport, scheme, name] of faces) {
  test(`${title}: no axe finding, no overflow, targets of 44 px`, async ({ harness }) => {
    const { page } = await harness.open(harness.launchUrl(lang), { viewport, reducedMotion: 'reduce' })
    await page.getByRole('button', { name, exact: true }).waitFor()
    await page.evaluate((value) => (document.documentElement.dataset.scheme = value), scheme)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('button, .figure, .cabinet, h1, .mark')]
        .filter((node) => {
          const box = node.getBoundingClientRect()
          return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
        })
        .map((node) => node.className || node.tagName),
    )
    expect(beyond).toEqual([])
    const small = await page.evaluate(
      () =>
        [...document.querySelectorAll('main button')].filter(
          (node) => Math.min(node.getBoundingClientRect().width, node.getBoundingClientRect().height) < 44,
        ).length,
    )
    expect(small).toBe(0)
    for (const tab of ['', '#tab-rules', '#tab-fair', '#tab-history']) {
      if (tab === '#tab-rules') await page.locator('.bar .tool').click()
      if (tab) await page.click(tab)
      if (tab === '#tab-fair') await page.locator('.seed-form').waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${tab} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    await close(page)
  })
}

test('with less motion the reels do not run: the signs fade in', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl(), { reducedMotion: 'reduce' })
  await spinButton(page).waitFor()
  // Counts the pictures of the reels that are drawn blurred: taller than wide.
  await page.evaluate(() => {
    const seen = { blurred: 0, drawn: 0 }
    Object.assign(window, { seen })
    const pen = document.querySelector<HTMLCanvasElement>('.reels')!.getContext('2d')!
    const draw = pen.drawImage.bind(pen) as (...args: unknown[]) => void
    pen.drawImage = (...args: unknown[]) => {
      const [picture] = args
      seen.drawn++
      if (picture instanceof HTMLCanvasElement && picture.height > picture.width) seen.blurred++
      draw(...args)
    }
  })
  await harness.playOne(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: { blurred: number; drawn: number } }).seen)
  expect(seen.drawn).toBeGreaterThan(0)
  expect(seen.blurred).toBe(0)
  await close(page)
})

test('a round can be repeated on the verify page, in the browser alone', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  await harness.playOne(page)
  await page.locator('.bar .tool').click()
  await page.getByRole('tab', { name: 'Fairness' }).click()
  await page.getByLabel('Your new text').fill('my-own-text')
  await page.getByRole('button', { name: 'Change text and reveal secret' }).click()
  await page.getByText('Changed. The previous secret is listed below').waitFor()
  await page.getByRole('tab', { name: 'History' }).click()
  const row = page.locator('tbody tr').first()
  const win = (await row.locator('td').nth(3).innerText()).trim()
  const link = await row.getByRole('link', { name: 'Verify' }).getAttribute('href')
  const seed = new URLSearchParams(link!.split('#')[1])
  expect(commitment(seed.get('serverSeed')!)).toBe(seed.get('serverHash'))

  const requested: string[] = []
  const verify = await page.context().newPage()
  await verify.goto(`${harness.vendorUrl}${link}`)
  // Its own words and fonts may still be on their way.
  verify.on('request', (request) => {
    if (!['font', 'script'].includes(request.resourceType())) requested.push(request.url())
  })
  await verify.getByText('Matches the fingerprint shown before play').waitFor()
  await verify.getByText(`Win of the round ${win}`).waitFor()
  const trial = await page.context().newPage()
  await trial.goto(`${harness.vendorUrl}${link!.replace('currency=BDT', 'currency=FUN')}`)
  await trial.getByText(`Win of the round ${win.replace('৳', 'FUN')}`).waitFor()
  const { violations } = await new AxeBuilder({ page: verify }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await verify.getByLabel('Fingerprint shown before play').fill('0'.repeat(64))
  await verify.getByRole('button', { name: 'Verify' }).click()
  await verify.getByText('Does not match the fingerprint').waitFor()
  expect(requested).toEqual([])
  await close(page)
})
