import type { Page } from '@playwright/test'
import { expectThawed, open, press, withScrollbars, type Way } from './overlays.ts'
import { expect, test } from './storybook.ts'

// Fields with popups inside a dialog, by mouse, keyboard and touch.
test.use(withScrollbars)

const ways: Way[] = ['mouse', 'keyboard', 'touch']

/** Opens the control in the dialog of a story. */
async function inside(page: Page, name: string, way: Way) {
  await press(page.getByRole('button', { name: 'Open' }), way)
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

for (const way of ways) {
  test(`a combobox inside a dialog by ${way}: an option is found by typing and selected, Esc closes only the list`, async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Forms/Combobox', 'Inside A Dialog', { phone: way === 'touch' })
    const dialog = await inside(page, 'Where do you live?', way)
    const field = dialog.getByRole('combobox', { name: 'Country' })
    const list = page.getByRole('listbox')
    await (way === 'mouse' ? field.click() : way === 'touch' ? field.tap() : field.focus())
    await field.fill('nep')
    const nepal = page.getByRole('option', { name: /Nepal/ })
    await expect(nepal).toBeVisible()
    if (way === 'keyboard') {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    } else await press(nepal, way)
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('Nepal')
    await field.fill('ind')
    await expect(page.getByRole('option', { name: /India/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field, 'what was typed and not chosen is taken back').toHaveValue('Nepal')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
    await expectThawed(page)
  })
}

for (const way of ways) {
  test(`a date picker inside a dialog by ${way}: Esc closes only the calendar, a day is selected, nothing stays blocked`, async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Forms/DatePicker', 'Inside A Dialog', { phone: way === 'touch' })
    const dialog = await inside(page, 'Pause for a while', way)
    const button = dialog.getByRole('button', { name: 'Choose a date' })
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await press(button, way)
    await expect(calendar.getByRole('grid')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(button).toBeFocused()
    await expect(dialog).toBeVisible()
    await press(button, way)
    const day = calendar.getByRole('button', { name: / 25 / })
    if (way === 'keyboard') {
      await expect(calendar.getByRole('button', { name: / 20 / })).toBeFocused()
      for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight')
      await expect(day).toBeFocused()
      await page.keyboard.press('Enter')
    } else await press(day, way)
    await expect(calendar).toBeHidden()
    await expect(dialog.getByRole('textbox', { name: 'Until' })).toHaveValue(/25/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectThawed(page)
  })

  test(`a date range inside a dialog by ${way}: Esc closes its panel alone`, async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Forms/DateRange', 'Inside A Dialog', { phone: way === 'touch' })
    const dialog = await inside(page, 'Export', way)
    const field = dialog.getByRole('button', { name: /Period/ })
    const grid = page.getByRole('grid').first()
    for (const _again of [1, 2]) {
      await press(field, way)
      await expect(grid).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(grid).toBeHidden()
      await expect(field).toBeFocused()
      await expect(dialog).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectThawed(page)
  })
}
