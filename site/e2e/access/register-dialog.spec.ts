import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Join Veranda' })
const joinIn = (dialog: Locator) => dialog.getByRole('button', { name: 'Join', exact: true })

/** Whether the whole of it can be pressed where it is: nothing lies over its corners, and no edge cuts it. */
const whole = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const corners = [left + 8, right - 8].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const))
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)))
  })

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the button that joins is in sight from the start, and never over the field with focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/register')
    const dialog = dialogOf(page)
    const join = joinIn(dialog)
    await expect.poll(() => whole(join)).toBe(true)
    expect((await join.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await dialog.getByRole('combobox').first().focus()
    for (let steps = 0; !(await join.evaluate((node) => node === document.activeElement)); steps++) {
      expect(steps, 'the keyboard reaches the button').toBeLessThan(20)
      await page.keyboard.press('Tab')
      // A box to tick is an input that its drawing covers: its label is what is seen.
      const free = await page.evaluate(() => {
        const { bottom, top } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0, top: 0 }
        const button = [...document.querySelectorAll('[role="dialog"] button[type="submit"]')]
          .find((node) => node.checkVisibility())
          ?.getBoundingClientRect()
        return !button || bottom <= button.top || top >= button.top
      })
      expect(free).toBe(true)
    }
    // At the end it stands in its place, and what follows it is in sight as well.
    await dialog.getByRole('button', { name: 'Log in' }).focus()
    await expect.poll(() => whole(dialog.getByRole('button', { name: 'Log in' }))).toBe(true)
    expect(await whole(join)).toBe(true)
  })
}
