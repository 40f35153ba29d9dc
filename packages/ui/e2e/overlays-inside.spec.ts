import type { Page } from '@playwright/test'
import { dialog, expectThawed, layers, press, withScrollbars, type Way } from './overlays.ts'
import { expect, test } from './storybook.ts'

// Every overlay inside a dialog, by mouse, keyboard and touch: Esc closes only the top one, and the page stays usable.
test.use(withScrollbars)

const inside = [
  {
    name: 'menu',
    trigger: (page: Page) => page.getByRole('button', { name: 'More' }),
    layer: (page: Page) => page.getByRole('menu'),
  },
  {
    name: 'select',
    trigger: (page: Page) => page.getByRole('combobox', { name: 'Method' }),
    layer: (page: Page) => page.getByRole('listbox'),
  },
  {
    name: 'popover',
    trigger: (page: Page) => page.getByRole('button', { name: 'Limit' }),
    layer: (page: Page) => page.getByRole('dialog', { name: 'Daily limit' }),
  },
  {
    name: 'toggletip',
    trigger: (page: Page) => page.getByRole('button', { name: 'About the turnover' }),
    layer: (page: Page) => page.locator('[data-part="card"]'),
  },
]
const ways: Way[] = ['mouse', 'keyboard', 'touch']

for (const way of ways) {
  test(`inside a dialog by ${way}: each overlay opens, Esc closes only it, focus returns, nothing stays blocked`, async ({
    browser,
    stage,
  }) => {
    const page = await layers(browser, stage, { phone: way === 'touch' })
    for (const { name, trigger, layer } of inside) {
      await test.step(name, async () => {
        // Twice, since the first time could leave something behind.
        for (const _time of ['first', 'second']) {
          await press(trigger(page), way)
          await expect(layer(page)).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(layer(page)).toBeHidden()
          await expect(trigger(page)).toBeFocused()
          await expect(dialog(page)).toBeVisible()
        }
      })
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
    await expectThawed(page)
  })
}

test('a press outside an overlay closes it but not the dialog, which stays usable', async ({ browser, stage }) => {
  const page = await layers(browser, stage)
  // An open select hides the rest from assistive technology, so the button is found by position instead of by name.
  const title = await page.getByRole('heading', { name: 'Layers' }).boundingBox()
  if (!title) throw new Error('the title has no place')
  for (const { name, trigger, layer } of inside) {
    await test.step(name, async () => {
      await trigger(page).click()
      await expect(layer(page)).toBeVisible()
      // An overlay listens to keys only a moment after it is visible; on a busy machine the first press may come too
      // early.
      await expect(async () => {
        await page.mouse.click(title.x + 20, title.y + 12)
        await expect(layer(page)).toBeHidden({ timeout: 1000 })
      }).toPass()
      await expect(dialog(page)).toBeVisible()
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
    })
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expectThawed(page)
})

test('a tooltip inside a dialog: hover and focus show it, touch does not, Esc closes only it', async ({
  browser,
  stage,
}) => {
  const page = await layers(browser, stage)
  const button = page.getByRole('button', { name: 'Service' })
  const tip = page.getByRole('tooltip')
  await button.hover()
  await expect(tip).toHaveText(/window of its own/)
  // The pointer may move onto the tooltip.
  const box = await tip.boundingBox()
  if (!box) throw new Error('the tooltip has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.move(10, 10)
  await page.getByRole('button', { name: 'About the turnover' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tip).toBeVisible()
  await expect(button).toHaveAccessibleDescription('Opens in a window of its own')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expectThawed(page)

  const phone = await layers(browser, stage, { phone: true })
  await phone.getByRole('button', { name: 'Service' }).tap()
  await phone.getByRole('button', { name: 'About the turnover' }).tap()
  await expect(phone.locator('[data-part="card"]')).toBeVisible()
  await expect(phone.getByRole('tooltip')).toBeHidden()
})

test('a select in a popover in a dialog: three overlays close with three presses of Esc', async ({
  browser,
  stage,
}) => {
  const page = await layers(browser, stage)
  const card = page.getByRole('dialog', { name: 'Daily limit' })
  await page.getByRole('button', { name: 'Limit' }).click()
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await expect(currency).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Taka' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(currency).toHaveText('Fun')
  await page.keyboard.press('Enter')
  for (const [gone, stays] of [
    [page.getByRole('listbox'), card],
    [card, dialog(page)],
  ] as const) {
    await expect(gone).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gone).toBeHidden()
    await expect(stays).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expectThawed(page)
})

test('a choice by mouse, keyboard and touch, in a menu and in a select', async ({ browser, stage }) => {
  for (const way of ways) {
    const page = await layers(browser, stage, { phone: way === 'touch' })
    const box = page.getByRole('combobox', { name: 'Method' })
    await press(box, way)
    await press(page.getByRole('option', { name: 'Bank' }), way)
    await expect(box).toHaveText('Bank')
    await expect(box).toBeFocused()
    const more = page.getByRole('button', { name: 'More' })
    await press(more, way)
    await press(page.getByRole('menuitem', { name: 'Copy' }), way)
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(more).toBeFocused()
    await expect(dialog(page)).toBeVisible()
  }
})

test('a dialog that closes while its menu is open leaves nothing blocked', async ({ browser, stage }) => {
  const page = await layers(browser, stage)
  for (const way of ['mouse', 'keyboard'] as const) {
    await press(page.getByRole('button', { name: 'More' }), way)
    await press(page.getByRole('menuitem', { name: 'Leave' }), way)
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
    await expectThawed(page)
    await press(page.getByRole('button', { name: 'Open' }), way)
    await expect(dialog(page)).toBeVisible()
  }
})

test('an item of a menu opens an alert over the dialog; focus returns step by step', async ({ browser, stage }) => {
  const page = await layers(browser, stage)
  const more = page.getByRole('button', { name: 'More' })
  await press(more, 'keyboard')
  await press(page.getByRole('menuitem', { name: 'Share' }), 'keyboard')
  const alert = page.getByRole('alertdialog', { name: 'Share it?' })
  await expect(alert.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await expect(more).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).click()
  await expectThawed(page)
})
