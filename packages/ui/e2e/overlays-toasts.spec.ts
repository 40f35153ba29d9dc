import { dialog, expectThawed, layers, open, press, withScrollbars } from './overlays.ts'
import { expect, test } from './storybook.ts'

test.use(withScrollbars)

const toast = '[data-part="toast"]'

for (const way of ['mouse', 'touch'] as const) {
  test(`a toast over a dialog by ${way}: its action works and closes nothing else`, async ({ browser, stage }) => {
    const page = await layers(browser, stage, { phone: way === 'touch' })
    await press(page.getByRole('button', { name: 'Remove' }), way)
    await press(page.getByRole('button', { name: 'Undo' }), way)
    await expect(page.locator(toast, { hasText: 'Restored' })).toBeVisible()
    await expect(dialog(page)).toBeVisible()
  })
}

test('F8 moves to the messages, Tab through them, Esc dismisses them', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/Toast', 'On Demand')
  for (const tone of ['success', 'warning']) await page.getByRole('button', { name: tone }).click()
  const toasts = page.locator(toast)
  await expect(toasts).toHaveCount(2)
  await page.keyboard.press('F8')
  await expect(page.locator('[data-component="toast"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts.filter({ hasText: 'password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveCount(1)
})

test('F8 moves from a dialog to a message: its action works by keyboard, and focus returns', async ({
  browser,
  stage,
}) => {
  const page = await layers(browser, stage)
  const remove = page.getByRole('button', { name: 'Remove' })
  await press(remove, 'keyboard')
  await page.keyboard.press('F8')
  await expect(page.locator('[data-component="toast"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(toast, { hasText: 'Restored' })).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  // Esc dismisses the message it is in, and then, with none left, focus is in the dialog again.
  await page.keyboard.press('Tab')
  await expect(page.locator(toast, { hasText: 'Restored' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator(toast)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await expect(remove).toBeFocused()
  // The dialog holds its focus as before.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-component="dialog"]') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expectThawed(page)
})

test('from the messages Esc or Tab returns to the dialog, whether they appeared before or after it', async ({
  browser,
  stage,
}) => {
  const page = await layers(browser, stage)
  const remove = page.getByRole('button', { name: 'Remove' })
  await press(remove, 'keyboard')
  await page.keyboard.press('Escape')
  await expect(page.locator(toast)).toHaveCount(0)
  await expect(dialog(page), 'a message is the top layer').toBeVisible()
  await press(remove, 'keyboard')
  const message = page.locator(toast, { hasText: 'Removed' })
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await expect(message).toBeVisible()
  await page.keyboard.press('F8')
  for (const name of ['Undo', 'Dismiss']) {
    await page.keyboard.press('Tab')
    if (name === 'Undo') await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(remove).toBeFocused()
  await expect(message).toBeVisible()
})
