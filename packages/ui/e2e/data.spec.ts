import type { Page } from '@playwright/test'
import { boxOf, open } from './looking.ts'
import { expect, test } from './storybook.ts'

// Components that show data, in a real browser: the table by the ARIA Authoring Practices, the chart, HTML from data.

test.describe('table', () => {
  const first = (page: Page) => page.getByRole('rowheader').first()

  test('column headers sort by keyboard; one at a time has aria-sort', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Table', 'Sorting')
    const head = (name: string) => page.getByRole('columnheader', { name })
    await expect(head('Time')).toHaveAttribute('aria-sort', 'descending')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Type' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(head('Amount')).toHaveAttribute('aria-sort', 'ascending')
    await expect(head('Time')).toHaveAttribute('aria-sort', 'none')
    await expect(page.getByRole('row').nth(1)).toContainText('8,500.00')
    await page.keyboard.press('Space')
    await expect(head('Amount')).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('row').nth(1)).toContainText('10,000.00')
    await expect(page.getByRole('button', { name: 'Amount' })).toBeFocused()
  })

  test('becomes cards on a phone: nothing scrolls horizontally, the table semantics stay, headers still sort', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Primitives/Table', 'Sorting', { phone: true })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(7)
    await expect(page.getByRole('rowheader')).toHaveCount(6)
    await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(1)
    const [type, amount] = [
      await boxOf(first(page)),
      await boxOf(page.getByRole('row').nth(1).getByRole('cell').first()),
    ]
    expect(Math.abs(type.y + type.height / 2 - amount.y - amount.height / 2)).toBeLessThan(8)
    expect(Math.round(amount.x + amount.width)).toBe(
      Math.round((await boxOf(page.getByRole('table'))).x + (await boxOf(page.getByRole('table'))).width),
    )
    await page.getByRole('button', { name: 'Type' }).tap()
    await expect(first(page)).toHaveText('Deposit')
    expect((await boxOf(page.getByRole('button', { name: 'Type' }))).height).toBeGreaterThanOrEqual(44)
  })

  for (const [story, scroll] of [
    ['Long In A Box', '[data-component="table"]'],
    ['Long On The Page', 'html'],
  ] as const) {
    test(`the head stays in sight: ${story}`, async ({ browser, stage }) => {
      const page = await open(browser, stage, 'Primitives/Table', story)
      await page.locator(scroll).evaluate((node) => node.scrollTo({ top: 400 }))
      await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeInViewport()
      const [head, row] = [
        await boxOf(page.getByRole('columnheader', { name: 'Amount' })),
        await boxOf(page.getByRole('row').nth(1)),
      ]
      expect(head.y).toBeGreaterThan(row.y + 100)
    })
  }

  test('a box that scrolls is reached by Tab and scrolled by keys', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Table', 'Long In A Box')
    const box = page.locator('[data-component="table"]')
    await page.keyboard.press('Tab')
    await expect(box).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBeGreaterThan(50)
  })
})

test.describe('chart', () => {
  for (const language of ['en', 'ar'] as const) {
    test(`is walked by keys in reading direction, ${language}`, async ({ browser, stage }) => {
      const page = await open(browser, stage, 'Primitives/Chart', 'Line', { language })
      const tip = page.locator('[data-part="tip"]')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('slider')).toBeFocused()
      await expect(tip).toContainText('20 November')
      await page.keyboard.press(language === 'en' ? 'ArrowLeft' : 'ArrowRight')
      await expect(tip).toContainText('19 November')
      await page.keyboard.press('Home')
      await expect(tip).toContainText('7 November')
      await expect(page.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        /^7 November(, | و)Team bet ৳ 182,000\.00/,
      )
      await page.keyboard.press('Escape')
      await expect(tip).toHaveCount(0)
    })

    test(`wider than a phone it starts at the newest day, ${language}`, async ({ browser, stage }) => {
      const page = await open(browser, stage, 'Primitives/Chart', 'Year', { language, phone: true })
      await expect(page.getByText('20 Nov', { exact: true })).toBeInViewport()
      await expect(page.locator('svg text').first()).not.toBeInViewport()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
    })
  }

  test('the pointer finds its point, and the figures stay inside', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Chart', 'Line')
    const plot = await boxOf(page.locator('[data-part="plot"]'))
    for (const [share, day] of [
      [0.01, '7 November'],
      [0.5, '14 November'],
      [0.99, '20 November'],
    ] as const) {
      await page.mouse.move(plot.x + plot.width * share, plot.y + 80)
      await expect(page.locator('[data-part="tip"]')).toContainText(day)
      const tip = await boxOf(page.locator('[data-part="tip"]'))
      expect(tip.x).toBeGreaterThanOrEqual(plot.x)
      expect(tip.x + tip.width).toBeLessThanOrEqual(plot.x + plot.width)
    }
  })
})

test('HTML from data runs no scripts, contains nothing that could, and is parsed under a Trusted Types policy', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Primitives/SafeHtml', 'Hostile', {
    before: (fresh) =>
      fresh.addInitScript(() => {
        const seen = { ran: 0, policies: [] as string[], parsed: [] as string[] }
        Object.assign(window, { seen, pwned: () => (seen.ran += 1) })
        // Storybook itself would not start under an enforced policy, so what a policy would refuse is counted instead.
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => object }
        }
        const make = trustedTypes.createPolicy.bind(trustedTypes)
        trustedTypes.createPolicy = (name, rules) => {
          seen.policies.push(name)
          return make(name, rules)
        }
        window.DOMParser = class extends DOMParser {
          override parseFromString(html: string, type: DOMParserSupportedType) {
            seen.parsed.push(Object.prototype.toString.call(html))
            return super.parseFromString(html, type)
          }
        }
      }),
  })
  const shown = page.locator('#storybook-root')
  await expect(shown.locator('[data-component="safe-html"]')).not.toHaveCount(0)
  const left = await shown.evaluate((root) => {
    const faults: string[] = []
    for (const element of root.querySelectorAll('*')) {
      if (
        /^(script|style|iframe|object|embed|template|link|meta|base|math)$/i.test(element.tagName) ||
        /^(form|input|button|select|textarea|video|audio|details|marquee)$/i.test(element.tagName)
      )
        faults.push(element.outerHTML)
      for (const { name, value } of element.attributes)
        if (
          /^on|^(style|id|name|srcset|formaction|action|ping|xlink:href)$/i.test(name) ||
          /javascript:|vbscript:|data:text/i.test(value)
        )
          faults.push(element.outerHTML)
    }
    return faults
  })
  expect(left).toEqual([])
  // Time for a failing image to fail, or for a turn of the event loop.
  await page.waitForLoadState('networkidle')
  const { ran, policies, parsed } = await page.evaluate(
    () => Reflect.get(window, 'seen') as { ran: number; policies: string[]; parsed: string[] },
  )
  expect(ran).toBe(0)
  expect(policies).toEqual(['dompurify'])
  expect(new Set(parsed)).toEqual(new Set(['[object TrustedHTML]']))
  await page.close()
})
