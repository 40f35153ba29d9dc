import type { Locator, Page } from '@playwright/test'
import { expectThawed, layers, open, withScrollbars } from './overlays.ts'
import { expect, test } from './storybook.ts'

// The keys of each pattern of the WAI-ARIA Authoring Practices, in a real browser.
test.use(withScrollbars)

const keys = async (page: Page, steps: readonly (readonly [key: string, focused: Locator])[]) => {
  for (const [key, focused] of steps) {
    await page.keyboard.press(key)
    await expect(focused, `after ${key}`).toBeFocused()
  }
}

test('dialog: focus moves in, Tab and Shift+Tab wrap, Esc closes, focus returns', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/Dialog', 'On Demand')
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await expect(field('Username')).toBeFocused()
  await keys(page, [
    ['Tab', dialog.getByLabel('Password')],
    ['Tab', dialog.getByRole('button', { name: 'Log in' })],
    ['Tab', dialog.getByRole('button', { name: 'Close' })],
    ['Tab', field('Username')],
    ['Shift+Tab', dialog.getByRole('button', { name: 'Close' })],
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expectThawed(page)
})

test('alertdialog: focus is on the safe answer, Tab stays inside, Enter and Space answer, Esc cancels', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Feedback/AlertDialog', 'On Demand')
  const opener = page.getByRole('button', { name: 'Open' })
  const alert = page.getByRole('alertdialog', { name: 'Log out of Veranda?' })
  const [cancel, confirm] = ['Cancel', 'Log out'].map((name) => alert.getByRole('button', { name })) as [
    Locator,
    Locator,
  ]
  for (const [key, status] of [
    ['Enter', 'confirm'],
    ['Space', 'confirm'],
    ['Escape', 'escape'],
  ] as const) {
    await opener.press('Enter')
    await expect(cancel).toBeFocused()
    await keys(page, [
      ['Tab', confirm],
      ['Tab', cancel],
      ['Shift+Tab', confirm],
    ])
    await page.keyboard.press(key)
    await expect(alert).toBeHidden()
    await expect(page.getByTestId('said')).toHaveText(status)
    await expect(opener).toBeFocused()
  }
})

test('menu button: opens by Enter, Space and arrow, arrows wrap, Home, End, letters, Space selects, Esc closes', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Primitives/Menu', 'Closed')
  const button = page.getByRole('button', { name: 'rahim_77' })
  const item = (name: string) => page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name }))
  const first = item('My account')
  const last = item('Sign out')
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(first, `opened by ${key}`).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await keys(page, [
    ['ArrowDown', item('Withdrawal')],
    ['ArrowUp', first],
    ['ArrowUp', last],
    ['ArrowDown', first],
    ['End', last],
    ['Home', first],
    ['End', last],
  ])
  await page.keyboard.press('Space')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  // Typed letters move to matching items; disabled items are skipped.
  await keys(page, [
    ['b', item('Betting record')],
    ['ArrowDown', item('English')],
  ])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expectThawed(page)
})

test('select: opens by Enter, Space and arrows, moves by arrows, letters, Home, End, Space selects, Esc keeps the value', async ({
  browser,
  stage,
}) => {
  const page = await layers(browser, stage)
  const box = page.getByRole('combobox', { name: 'Method' })
  const option = (name: string) => page.getByRole('option', { name })
  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
    await box.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('listbox'), `opened by ${key}`).toBeVisible()
    await expect(option('Wallet')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(box).toBeFocused()
  }
  await expect(box).toHaveText('Choose')
  await page.keyboard.press('Enter')
  await expect(option('Wallet')).toBeFocused()
  await keys(page, [
    ['End', option('Bank')],
    ['Home', option('Wallet')],
    ['b', option('Bank')],
    ['ArrowDown', option('Bank')],
    ['ArrowUp', option('Wallet')],
  ])
  await page.keyboard.press('Space')
  await expect(box).toHaveText('Wallet')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(option('Wallet')).toBeFocused()
  await expect(option('Wallet')).toHaveAttribute('aria-selected', 'true')
  await keys(page, [['ArrowDown', option('Bank')]])
  await page.keyboard.press('Escape')
  await expect(box).toHaveText('Wallet')
})

test('tabs: one tab stop, arrows with activation, Home, End, wrapping, then into the panel', async ({
  browser,
  stage,
}) => {
  for (const language of ['en', 'ar'] as const) {
    const page = await open(browser, stage, 'Primitives/Tabs', 'Underline', { language })
    const tab = (n: number) => page.getByRole('tab').nth(n)
    const last = (await page.getByRole('tab').count()) - 1
    const [next, previous] = language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    await keys(page, [
      ['Tab', tab(0)],
      [next, tab(1)],
      [previous, tab(0)],
      [previous, tab(last)],
      [next, tab(0)],
      ['End', tab(last)],
      ['Home', tab(0)],
    ])
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await keys(page, [['Shift+Tab', tab(0)]])
  }
})

test('accordion: Tab, arrows wrap and skip disabled items, Home, End, Enter and Space; collapsed content is not focusable', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Primitives/Accordion', 'One At A Time')
  const head = (name: RegExp) => page.getByRole('button', { name })
  await keys(page, [
    ['Tab', head(/cost/)],
    ['ArrowDown', head(/long/)],
    ['ArrowDown', head(/bonus/)],
    ['ArrowDown', head(/cost/)],
    ['ArrowUp', head(/bonus/)],
    ['Home', head(/cost/)],
    ['End', head(/bonus/)],
  ])
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(head(/bonus/)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('region', { name: /bonus/ })).toBeVisible()
    await page.keyboard.press(key)
    await expect(head(/bonus/)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('region')).toHaveCount(0)
  }
  await head(/cost/).press('Enter')
  await expect(page.getByText('Nothing. The bank')).toBeVisible()
  await head(/long/).press('Enter')
  await expect(page.getByText('Nothing. The bank')).toBeHidden()
})

test('disclosure: Enter and Space open and close, Esc closes, Tab leaves', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Toggletip', 'Closed')
  const button = page.getByRole('button', { name: 'About the turnover' })
  const status = page.getByRole('status')
  await keys(page, [['Tab', button]])
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(status).toHaveText(/Stakes on slots/)
    await page.keyboard.press(key)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(status).toBeEmpty()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('popover: focus moves in on opening, leaving it at its end closes it, Esc returns focus', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Primitives/Popover', 'Closed')
  const button = page.getByRole('button', { name: 'Daily limit' })
  const card = page.getByRole('dialog', { name: 'Daily limit' })
  await keys(page, [['Tab', button]])
  await page.keyboard.press('Space')
  await expect(card.getByRole('textbox', { name: 'Per day' })).toBeFocused()
  await keys(page, [
    ['Tab', card.getByRole('button', { name: 'Set limit' })],
    ['Tab', card.getByRole('button', { name: 'Close' })],
  ])
  await page.keyboard.press('Enter')
  await expect(card).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('textbox', { name: 'Per day' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(button).toBeFocused()
  await expectThawed(page)
})

test('steps lead back by Tab and Enter', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Stepper', 'Walk')
  await page.getByRole('button', { name: 'On to Contact' }).press('Enter')
  await expect(page.locator('[aria-current="step"]')).toContainText('Contact')
  const back = page.getByRole('button', { name: /Access/ })
  await page.keyboard.press('Shift+Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-current="step"]')).toContainText('Access')
})
