import type { Browser, Page } from '@playwright/test'
import { openStory } from './story-page.ts'
import { expect, test, type Stage } from './storybook.ts'

// Combobox and date grid by keyboard as the WAI-ARIA APG describes them, alone and inside a dialog; forms that stay
// responsive.

interface Look {
  language?: 'en' | 'bn' | 'ar'
  phone?: boolean
}

const open = (
  browser: Browser,
  stage: Stage,
  title: string,
  name: string,
  { language, phone = false }: Look = {},
): Promise<Page> =>
  openStory(browser, stage, title, name, {
    language,
    viewport: phone ? { width: 390, height: 780 } : { width: 1100, height: 800 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
  })

const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })
/** What `aria-activedescendant` points to. */
const active = (page: Page) =>
  country(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  )

test.describe('combobox', () => {
  const show = (browser: Browser, stage: Stage, look?: Look) =>
    open(browser, stage, 'Forms/Combobox', 'Countries With Flags', look)

  test('the down arrow opens at the selected option; arrows, Home, End, Page Up and Page Down move; focus stays in the field', async ({
    browser,
    stage,
  }) => {
    const page = await show(browser, stage)
    const input = country(page)
    await input.focus()
    await expect(page.getByRole('listbox')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox', { name: 'Country' })).toBeVisible()
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => active(page)).toContain('Bangladesh')
    await expect(page.getByRole('option', { name: /Bangladesh/ })).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page)).toContain('Barbados')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => active(page)).toContain('Bahrain')
    await page.keyboard.press('End')
    await expect.poll(() => active(page)).toContain('Zimbabwe')
    await expect(page.getByRole('option', { name: /Zimbabwe/ })).toBeInViewport()
    await page.keyboard.press('Home')
    await expect.poll(() => active(page)).toContain('Afghanistan')
    await page.keyboard.press('PageDown')
    await expect.poll(() => active(page)).toContain('Armenia')
    await expect(input).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input).toHaveValue('Armenia')
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('typing finds by name, English name, code and dialling code; Enter takes the first, Esc undoes', async ({
    browser,
    stage,
  }) => {
    const page = await show(browser, stage, { language: 'bn' })
    const input = country(page)
    for (const [typed, found] of [
      ['nepal', 'নেপাল'],
      ['jp', 'জাপান'],
      ['+৯১', 'ভারত'],
      ['ফ্রান্স', 'ফ্রান্স'],
    ] as const) {
      await input.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(typed)
      await expect.poll(() => active(page)).toContain(found)
      await page.keyboard.press('Enter')
      await expect(input).toHaveValue(found)
    }
    await page.keyboard.insertText('zzz')
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(input).toHaveValue('ফ্রান্স')
  })

  test('Alt and the arrows open and close; Tab leaves without selecting; the mouse selects', async ({
    browser,
    stage,
  }) => {
    const page = await show(browser, stage)
    const input = country(page)
    await input.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(input).toHaveValue('Bangladesh')
    await input.click()
    await page.getByRole('option', { name: /Belgium/ }).click()
    await expect(input).toHaveValue('Belgium')
    await expect(input).toBeFocused()
  })

  test('inside a dialog: mouse and keys reach the list, Esc closes one overlay, nothing stays blocked', async ({
    browser,
    stage,
  }) => {
    for (const phone of [false, true]) {
      const page = await open(browser, stage, 'Forms/Combobox', 'Inside A Dialog', { phone })
      await page.getByRole('button', { name: 'Open' }).click()
      const dialog = page.getByRole('dialog', { name: 'Where do you live?' })
      await expect(dialog).toBeVisible()
      await country(page).click()
      await page.getByRole('option', { name: /Barbados/ }).click()
      await expect(country(page)).toHaveValue('Barbados')
      await country(page).press('ArrowDown')
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(dialog).toBeVisible()
      await expect(country(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('auto')
    }
  })

  test('of 245 rows only the visible ones are laid out', async ({ browser, stage }) => {
    const page = await show(browser, stage)
    await country(page).click()
    const rows = page.getByRole('option')
    await expect(rows).toHaveCount(245)
    const drawn = () =>
      rows.evaluateAll(
        (all) =>
          all.filter((row) => row.querySelector('span')?.checkVisibility({ contentVisibilityAuto: true })).length,
      )
    await expect.poll(drawn).toBeLessThan(60)
    expect(await drawn()).toBeGreaterThan(5)
  })
})

const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`\\b${name}`) })
const opener = (page: Page) => page.getByRole('button', { name: 'Choose a date' })

test.describe('date grid', () => {
  test('opens at the selected day; arrows, Home, End, pages and years move; Enter selects and focus returns', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Forms/DatePicker', 'Chosen')
    await page.getByRole('textbox', { name: 'Date' }).press('ArrowDown')
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible()
    await expect(day(page, '20 November 2026, chosen')).toBeFocused()
    for (const [key, name] of [
      ['ArrowRight', '21 November 2026'],
      ['ArrowDown', '28 November 2026'],
      ['ArrowLeft', '27 November 2026'],
      ['ArrowUp', '20 November 2026'],
      ['Home', '16 November 2026'],
      ['End', '22 November 2026'],
      ['PageDown', '22 December 2026'],
      ['Shift+PageDown', '22 December 2027'],
      ['PageUp', '22 November 2027'],
      ['Shift+PageUp', '22 November 2026'],
      ['ArrowDown', '29 November 2026'],
      ['ArrowDown', '6 December 2026'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(day(page, name), key).toBeFocused()
    }
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    // The whole grid is one tab stop.
    expect(await page.getByRole('gridcell').locator('button[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('06/12/2026')
    await expect(opener(page)).toBeFocused()
  })

  test('stays within its limits', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Forms/DatePicker', 'Few Days')
    await opener(page).click()
    await expect(day(page, '20 November')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(day(page, '20 November')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(day(page, '13 November')).toBeFocused()
    await expect(day(page, '9 November 2026')).toBeDisabled()
  })

  test('in a right-to-left page the arrows follow the visual order; Persian has its own months', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Forms/DatePicker', 'Persian', { language: 'ar' })
    await page.locator('[data-part="open"]').click()
    await expect(page.getByRole('grid', { name: 'آبان ۱۴۰۵' })).toBeVisible()
    await expect(page.locator('[aria-label*="۲۹ آبان"]')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[aria-label*="۳۰ آبان"]')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[aria-label*=" ۱ آذر"]')).toBeFocused()
    await expect(page.getByRole('grid', { name: 'آذر ۱۴۰۵' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-part="input"]')).toHaveValue('۱۴۰۵/۰۹/۰۱')
  })

  test('inside a dialog: by mouse, keyboard and touch, Esc closes one overlay, nothing stays blocked', async ({
    browser,
    stage,
  }) => {
    for (const phone of [false, true]) {
      const page = await open(browser, stage, 'Forms/DatePicker', 'Inside A Dialog', { phone })
      await page.getByRole('button', { name: 'Open' }).click()
      const dialog = page.getByRole('dialog', { name: 'Pause for a while' })
      await opener(page).click()
      await expect(day(page, '20 November 2026')).toBeFocused()
      await day(page, '12 November 2026').click()
      await expect(page.getByRole('textbox', { name: 'Until' })).toHaveValue('12/11/2026')
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(day(page, '12 November 2026')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('grid')).toBeHidden()
      await expect(dialog).toBeVisible()
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).pointerEvents)).toBe('auto')
    }
  })
})

test.describe('date range', () => {
  test('two months side by side; days by keyboard, applied; Esc leaves everything as it was', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Forms/DateRange', 'Inside A Dialog')
    await page.getByRole('button', { name: 'Open' }).click()
    const button = page.getByRole('button', { name: /^Period: 14/ })
    await button.click()
    await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeFocused()
    await expect(page.getByRole('grid')).toHaveCount(2)
    await day(page, '14 November 2026, chosen').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('07/11/2026')
    await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('15/11/2026')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'From' }).fill('1 nov 2026')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: /^Period: 1.*20 Nov 2026/ })).toBeFocused()
  })

  test('on a phone it is one month wide and stays on the screen', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Forms/DateRange', 'Chosen', { phone: true })
    await page.getByRole('button', { name: /^Period/ }).tap()
    await expect(page.getByRole('grid')).toHaveCount(1)
    const card = await page.locator('[data-component="popover"]').boundingBox()
    expect(card?.x).toBeGreaterThanOrEqual(0)
    expect((card?.x ?? 0) + (card?.width ?? 999)).toBeLessThanOrEqual(390)
    const cell = await day(page, '20 November 2026').boundingBox()
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})

test.describe('forms by rules', () => {
  test('patterns that freeze other engines do not delay typing', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Forms/RuleForm', 'Dangerous Patterns')
    await page.getByRole('button', { name: 'Check' }).click()
    for (const input of await page.getByRole('textbox').all()) {
      const longest = await input.evaluate(async (node: HTMLInputElement) => {
        let worst = 0
        for (let length = 200; length < 230; length += 1) {
          const since = performance.now()
          // As React detects typing: the native setter, then the event.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            node,
            `${'a'.repeat(length)}!`,
          )
          node.dispatchEvent(new Event('input', { bubbles: true }))
          await new Promise(requestAnimationFrame)
          worst = Math.max(worst, performance.now() - since)
        }
        return worst
      })
      // The regular expression engine of a browser would not finish the first of these.
      expect(longest, 'ms for one key').toBeLessThan(10_000)
    }
    await expect(page.getByRole('textbox', { name: '^(a+)+$' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: '^(a+)\\1$' })).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('after an error focus is on the first invalid control, including a checkbox', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Forms/RuleForm', 'Registration')
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByLabel('Username')).toBeFocused()
    for (const [label, value] of [
      ['Username', 'rahim77'],
      ['Mobile number', '1712345678'],
      ['Password', 'Padma#2026'],
      ['Confirm password', 'Padma#2026'],
      ['Full name', 'Rahim Uddin'],
    ] as const) {
      await page
        .getByRole('textbox', { name: label, exact: true })
        .or(page.getByLabel(label, { exact: true }))
        .first()
        .fill(value)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox')).toBeFocused()
    await expect(page.getByText('Agree to the terms to open an account')).toBeVisible()
  })
})
