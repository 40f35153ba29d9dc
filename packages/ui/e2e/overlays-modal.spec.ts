import type { Page } from '@playwright/test'
import { expectThawed, open, press, withScrollbars } from './overlays.ts'
import { expect, test } from './storybook.ts'

// Alert dialogs and sheets, and the effect of a modal overlay on the page.
test.use(withScrollbars)

const alert = (page: Page) => page.getByRole('alertdialog', { name: 'Log out of Veranda?' })

test('an alert appears after 100 ms, at least 200 by 200 px, and a click outside never closes it', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Feedback/AlertDialog', 'On Demand')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(alert(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await alert(page).evaluate((node) => getComputedStyle(node).animationDelay)).toBe('0.1s')
  const box = await alert(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(200)
  expect(box?.height).toBeGreaterThanOrEqual(200)
  await page.mouse.click(20, 400)
  await expect(alert(page).getByRole('button', { name: 'Cancel' }), 'focus stays where it was').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(alert(page).getByRole('button', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alert(page)).toBeHidden()
  await expect(page.getByTestId('said')).toHaveText('confirm')
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
  await expectThawed(page)
})

for (const way of ['mouse', 'keyboard', 'touch'] as const) {
  test(`by ${way}: an alert stays open after a failure and accepts a retry`, async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Feedback/AlertDialog', 'Fails Once', { phone: way === 'touch' })
    await press(page.getByRole('button', { name: 'Open' }), way)
    await press(alert(page).getByRole('button', { name: 'Log out' }), way)
    await expect(alert(page).getByRole('alert')).toHaveText('Network link is abnormal, please try again.')
    await press(alert(page).getByRole('button', { name: 'Log out' }), way)
    await expect(alert(page)).toBeHidden()
    await expect(page.getByTestId('said')).toHaveText('confirm')
    await expectThawed(page)
  })
}

test('a busy alert cannot be closed: not by Esc, Cancel or a press outside', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/AlertDialog', 'At Work')
  await page.getByRole('button', { name: 'Open' }).click()
  await alert(page).getByRole('button', { name: 'Log out' }).press('Enter')
  const busy = alert(page).getByRole('button', { name: 'Logging out' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toBeFocused()
  await page.keyboard.press('Escape')
  await alert(page).getByRole('button', { name: 'Cancel' }).click({ force: true })
  await page.mouse.click(20, 400)
  await expect(busy).toBeVisible()
  await expect(page.getByTestId('said')).toHaveText('nothing yet')
})

test('a sheet is at the end of a wide screen, in both directions, and closes by a press outside if allowed', async ({
  browser,
  stage,
}) => {
  for (const language of ['en', 'ar'] as const) {
    const page = await open(browser, stage, 'Feedback/Sheet', 'On Demand', { language })
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    await page.getByRole('button', { name: 'Open' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect
      .poll(async () => Math.round((await sheet.boundingBox())?.x ?? -1))
      .toBe(language === 'en' ? room - 400 : 0)
    expect((await sheet.boundingBox())?.height).toBe(800)
    await page.mouse.click(language === 'en' ? 100 : room - 100, 300)
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
    await expectThawed(page)
  }
})

test('a sheet opens from the bottom on a phone', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/Sheet', 'On Demand', { phone: true })
  await page.getByRole('button', { name: 'Open' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeFocused()
  await expect
    .poll(async () => Math.round(((await sheet.boundingBox())?.y ?? 0) + ((await sheet.boundingBox())?.height ?? 0)))
    .toBe(780)
  expect((await sheet.boundingBox())?.width).toBe(390)
  expect((await sheet.boundingBox())?.y).toBeGreaterThan(50)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toBeHidden()
  await expectThawed(page)
})

/** Colour of one pixel of the screen. */
async function colourAt(page: Page, x: number, y: number) {
  const picture = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64')
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, picture)
}

test('the gutter of a hidden scrollbar is as dim as the page', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/AlertDialog', 'On Demand')
  const gutter = await page.evaluate(() => document.documentElement.clientWidth)
  expect(gutter, 'this browser shows a scrollbar').toBeLessThan(1440)
  for (const [brand, scheme] of [
    ['veranda', 'dark'],
    ['haat', 'light'],
  ] as const) {
    await page.evaluate(([b, s]) => void Object.assign(document.documentElement.dataset, { brand: b, scheme: s }), [
      brand,
      scheme,
    ] as const)
    const bright = await colourAt(page, 20, 780)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(alert(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    const apart = async () => {
      const [beside, under] = [await colourAt(page, gutter + 4, 780), await colourAt(page, 20, 780)]
      return {
        seam: Math.max(...beside.map((value, n) => Math.abs(value - (under[n] ?? 0)))) > 2,
        dim: under.join() !== bright.join(),
      }
    }
    await expect.poll(apart).toEqual({ seam: false, dim: true })
    await page.keyboard.press('Escape')
    await expect(alert(page)).toBeHidden()
    await expect.poll(async () => (await colourAt(page, gutter - 4, 780)).join()).toBe(bright.join())
  }
})
