import { chromium, type Browser } from '@playwright/test'
import { browserArgs, installedBrowser } from '../../../scripts/lib/browser.ts'
import { openStory } from './story-page.ts'
import { expect, stories, test } from './storybook.ts'

// A reader who has set text of 32 px in the browser, twice the usual, on a phone: everything grows, nothing is cut off.

const sheets = ['Button', 'Chip', 'Tabs', 'TextField', 'Select', 'OtpField', 'Stepper', 'Card', 'BalanceDisplay']
const shown = stories().filter(
  ({ name, title }) => name === 'State Sheet' && sheets.includes(title.split('/').at(-1) ?? ''),
)
const names = stories().filter(
  ({ name, title }) =>
    name === 'State Sheet' && ['Breadcrumb', 'FileUpload', 'Tree'].includes(title.split('/').at(-1) ?? ''),
)

test.describe.configure({ mode: 'serial' })
let reader: Browser
test.beforeAll(async () => {
  const executablePath = installedBrowser()
  reader = await chromium.launch({
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  })
})
test.afterAll(() => reader.close())

test('there is a sheet for each', () => expect([shown.length, names.length]).toEqual([sheets.length, 3]))

for (const { title } of names)
  test(`${title} wraps its names at 320 px with text of 200 %`, async ({ stage }) => {
    const page = await openStory(reader, stage, title, 'State Sheet', { viewport: { width: 320, height: 844 } })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#storybook-root *')]
        .filter((one) => one.textContent && getComputedStyle(one).textOverflow === 'ellipsis')
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })

for (const { title } of shown) {
  test(`${title} with text of 200 %`, async ({ stage }) => {
    const page = await openStory(reader, stage, title, 'State Sheet', { viewport: { width: 390, height: 844 } })
    const { body, wider, cut } = await page.evaluate(() => {
      const root = document.documentElement
      const boxes = [...document.querySelectorAll<HTMLElement>('#storybook-root :is(button, a, [data-part="box"])')]
      // What is read: not what only names a control to assistive technology, nor a word with its own ellipsis.
      const cutOff = boxes.filter((box) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        const { width, height } = box.getBoundingClientRect()
        if (width < 3 || clipPath !== 'none') return false
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const line = Number.parseFloat(getComputedStyle(box).fontSize)
        return (
          (box.textContent?.trim() && height < line) ||
          (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
          (hides(overflowY) && box.scrollHeight > box.clientHeight + 1)
        )
      })
      return {
        body: getComputedStyle(document.body).fontSize,
        wider: root.scrollWidth - root.clientWidth,
        cut: cutOff.map((box) => box.outerHTML.slice(0, 120)),
      }
    })
    expect(body).toBe('30px')
    expect(wider, 'px wider than the phone').toBeLessThanOrEqual(0)
    expect(cut).toEqual([])
  })
}
