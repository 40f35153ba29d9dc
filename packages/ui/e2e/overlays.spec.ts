import ar from '../src/i18n/locales/ar.ts'
import en from '../src/i18n/locales/en.ts'
import { dialog, expectThawed, layers, open, withScrollbars } from './overlays.ts'
import { expect, test } from './storybook.ts'

// Overlays in a real browser: with motion, with scrollbars that take space, by mouse, keyboard and touch.
test.use(withScrollbars)

test('a click outside does not close; focus wraps inside', async ({ browser, stage }) => {
  const page = await layers(browser, stage)
  await page.mouse.click(20, 400)
  await expect(dialog(page)).toBeVisible()
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-component="dialog"]') !== null)).toBe(true)
  }
})

test('locking the scroll of the page does not shift it, with scrollbars that take space', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Feedback/Dialog', 'Layers Inside')
  const room = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
  expect(room, 'this browser shows a scrollbar').toBeGreaterThan(0)
  const edge = () => page.locator('#edge').evaluate((node) => node.getBoundingClientRect().right)
  const before = await edge()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(dialog(page)).toBeVisible()
  expect(await edge()).toBe(before)
  await page.mouse.wheel(0, 300)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await edge()).toBe(before)
})

test('a dialog opened from a menu leaves nothing blocked and returns focus', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Menu', 'Opens A Dialog')
  const trigger = page.getByRole('button', { name: 'rahim_77' })
  for (const act of ['mouse', 'keyboard']) {
    if (act === 'mouse') {
      await trigger.click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    } else {
      await trigger.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(trigger).toBeFocused()
    await expectThawed(page)
  }
})

test('on a phone a dialog is a sheet at the bottom, and does not pull up the keyboard', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/Dialog', 'Layers Inside', { phone: true })
  await page.getByRole('button', { name: 'Open' }).tap()
  const sheet = dialog(page)
  await expect(sheet).toBeFocused()
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeGreaterThan(100)
  await expect
    .poll(async () => Math.round(((await sheet.boundingBox())?.y ?? 0) + ((await sheet.boundingBox())?.height ?? 0)))
    .toBe(780)
  expect((await sheet.boundingBox())?.width).toBe(390)
  await page.getByRole('combobox', { name: 'Method' }).tap()
  await page.getByRole('option', { name: 'Bank' }).tap()
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveText('Bank')
  await page.getByRole('button', { name: 'Close' }).tap()
  await expectThawed(page)
})

test('tabs follow the reading direction', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Tabs', 'Underline', { language: 'ar' })
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('vendor drop-downs: open on hover but not in passing, close by Esc, scroll if they do not fit', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Shell/AppShell', 'State Sheet')
  const button = page.getByRole('button', { name: 'Casino: providers', exact: true })
  await page.getByRole('link', { name: 'Casino', exact: true }).first().hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const panel = page.locator('[data-part="drop-down"]')
  await expect(panel).toHaveAttribute('data-variant', 'panel')
  expect((await panel.boundingBox())?.x).toBe(232)
  await page.mouse.move(700, 780)
  await expect(panel).toBeHidden()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  // In a narrow window, entries that do not fit are in "More", whose drop-down is not clipped.
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(more).toBeHidden()
  await page.setViewportSize({ width: 800, height: 700 })
  await expect(page.getByRole('link', { name: 'Promotions', exact: true }).first()).toBeHidden()
  await more.press('Enter')
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe(72)
  await panel.getByRole('button', { name: 'Sports: providers' }).press('Enter')
  expect((await panel.boundingBox())?.height).toBeGreaterThan(100)
  await expect(panel.getByRole('link').last()).toBeInViewport()
})

test('the drawer on a phone: opens at the start, closes on a selection, returns focus', async ({ browser, stage }) => {
  for (const language of ['en', 'ar'] as const) {
    const page = await open(browser, stage, 'Shell/AppShell', 'State Sheet', { phone: true, language })
    const words = { en, ar }[language]
    const burger = page.getByRole('button', { name: words.header.openMenu })
    await burger.tap()
    const drawer = page.getByRole('dialog', { name: words.shell.menu })
    await expect(drawer).toBeVisible()
    await expect
      .poll(async () => Math.round((await drawer.boundingBox())?.x ?? -1))
      .toBe(language === 'en' ? 0 : 390 - 320)
    await drawer.getByRole('link', { name: 'Casino', exact: true }).tap()
    await expect(drawer).toBeHidden()
    await expect(burger).toBeFocused()
    await expectThawed(page)
  }
})
