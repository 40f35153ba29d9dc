import type { Page } from '@playwright/test'
import { boxOf, open } from './looking.ts'
import { expect, test } from './storybook.ts'

// What agents work with, in a real browser: the grid, the tree and the list of several choices by the ARIA Authoring
// Practices, and the way to a page.

const title = 'Primitives/DataGrid'
const rows = (page: Page) => page.locator('[data-part="row"]')
const scrolls = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** Line and text of what has focus. */
const place = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('th, td')
    return [Number(cell?.closest('tr')?.getAttribute('aria-rowindex')), cell?.getAttribute('data-label') ?? '']
  })

test.describe('data grid', () => {
  test('is one Tab stop; the keys of the grid pattern lead through all its rows', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Hundred Thousand')
    await rows(page).first().waitFor()
    await page.locator('[data-part="filter"]').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toBeFocused()
    for (const [key, at] of [
      ['ArrowDown', [2, '']],
      ['ArrowRight', [2, '']],
      ['ArrowRight', [2, 'People']],
      ['ArrowDown', [3, 'People']],
      ['Control+End', [100_002, 'Message']],
      ['ArrowUp', [100_001, 'Message']],
      ['Home', [100_001, '']],
      ['Control+Home', [1, '']],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => place(page), key).toEqual(at)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('table'))).toBeNull()
  })

  test('runs the other way in a page that does, and keeps the focused cell in sight', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Agent Grid', { language: 'ar' })
    await page.getByRole('rowheader').first().focus()
    await page.keyboard.press('ArrowLeft')
    expect((await place(page))[1]).toBe('الأشخاص')
    await page.keyboard.press('End')
    const cell = await boxOf(page.locator(':focus'))
    const box = await boxOf(page.locator('[data-part="box"]'))
    expect(cell.x).toBeGreaterThanOrEqual(box.x - 1)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const [first, next] = [
      await boxOf(page.locator('[data-part="row"] > th').first()),
      await boxOf(page.locator('[data-part="row"] > td[data-label="الأشخاص"]').first()),
    ]
    expect(next.x + next.width, 'the focused cell is not below the first column').toBeLessThanOrEqual(first.x + 1)
  })

  test('holds a hundred thousand rows in a document of some dozens', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Hundred Thousand')
    await rows(page).first().waitFor()
    const box = page.locator('[data-part="box"]')
    for (const part of [0, 0.5, 1]) {
      await box.evaluate((node, at) => node.scrollTo({ top: node.scrollHeight * at }), part)
      await expect
        .poll(async () => Number(await rows(page).last().getAttribute('aria-rowindex')))
        .toBeGreaterThan(part * 99_000)
      expect(await rows(page).count()).toBeLessThan(60)
    }
    await expect(rows(page).last()).toHaveAttribute('aria-rowindex', '100001')
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100002')
  })

  test('loads by key as the end comes near, and keeps its place', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Loaded By Key')
    await rows(page).first().waitFor()
    const box = page.locator('[data-part="box"]')
    const height = () => box.evaluate((node) => node.scrollHeight)
    for (let turn = 0; turn < 3; turn++) {
      const before = await height()
      await box.evaluate((node) => node.scrollTo({ top: node.scrollHeight }))
      await expect.poll(height).toBeGreaterThan(before + 10_000)
    }
  })

  test('head, totals and first column stay in sight', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Agent Grid')
    await page.setViewportSize({ width: 800, height: 500 })
    const box = page.locator('[data-part="box"]')
    const seen = async () => [
      (await boxOf(page.getByRole('columnheader').nth(1))).x,
      (await boxOf(page.getByRole('columnheader').nth(1))).y,
      (await boxOf(page.locator('tfoot th'))).y,
    ]
    const before = await seen()
    await box.evaluate((node) => node.scrollTo({ top: 90, left: 200 }))
    expect(await box.evaluate((node) => [node.scrollTop > 50, node.scrollLeft > 100])).toEqual([true, true])
    expect((await seen()).map(Math.round)).toEqual(before.map(Math.round))
  })

  test('is a row of cards on a phone: nothing scrolls sideways, the roles stay, targets are 44 px', async ({
    browser,
    stage,
  }) => {
    for (const language of ['en', 'ar'] as const) {
      const page = await open(browser, stage, title, 'Agent Grid', { phone: true, language })
      expect(await scrolls(page)).toBeLessThanOrEqual(0)
      await expect(page.getByRole('grid')).toBeVisible()
      expect(await page.getByRole('rowheader').count()).toBe(8)
      const card = rows(page).nth(1)
      expect((await boxOf(card)).width).toBeLessThanOrEqual(390)
      for (const selector of ['[data-part="sort"]', '[data-part="choose"] label', '[data-part="columns"]']) {
        const target = await boxOf(page.locator(selector).first())
        expect(target.height, selector).toBeGreaterThanOrEqual(selector.includes('columns') ? 36 : 44)
      }
    }
  })

  test('is cards by the thousand on a phone, where the page scrolls', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Hundred Thousand', { phone: true })
    await rows(page).first().waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => rows(page).last().getAttribute('aria-rowindex')).toBe('100001')
    expect(await rows(page).count()).toBeLessThan(40)
  })

  test('keeps its cards in sight on a phone as something tall opens above them', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Hundred Thousand', { phone: true })
    await rows(page).first().waitFor()
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-part="row"]')].some((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return top < 600 && bottom > 300
        }),
      )
    await page.evaluate(() => {
      const notice = document.createElement('div')
      notice.style.height = '6000px'
      document.querySelector('[data-component="data-grid"]')?.before(notice)
      scrollTo(0, 12_000)
    })
    await expect.poll(seen).toBe(true)
    await page.evaluate(() => {
      document.querySelector('[data-component="data-grid"]')?.previousElementSibling?.remove()
      scrollTo(0, 100)
    })
    await expect.poll(seen).toBe(true)
    await page.evaluate(() => scrollTo(0, 20_000))
    await expect.poll(seen).toBe(true)
  })

  test('remembers its columns', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Columns Remembered')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'State' }).check()
    await page.getByRole('button', { name: 'Move State forward' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader')).toHaveText(['Order', 'State', 'Type'])
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText(['Order', 'State', 'Type'])
  })

  for (const language of ['en', 'ar'] as const)
    test(`keeps pinned columns at their edges, however far the table scrolls: ${language}`, async ({
      browser,
      stage,
    }) => {
      const page = await open(browser, stage, title, 'State Sheet', { language })
      const grid = page.locator('[data-component="data-grid"]').nth(1)
      const places = () =>
        grid
          .locator('thead th[data-pinned]')
          .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)))
      await grid.scrollIntoViewIfNeeded()
      const before = await places()
      expect(new Set(before).size).toBe(3)
      const box = grid.locator('[data-part="box"]')
      await box.evaluate((node, left) => node.scrollTo({ left }), language === 'ar' ? -200 : 200)
      // A border of the scrolled table lies under the edge.
      for (const [at, left] of (await places()).entries()) expect(Math.abs(left - (before[at] ?? 0))).toBeLessThan(2)
    })

  test('moves the edge of a column by pointer and by arrow keys, as the text runs', async ({ browser, stage }) => {
    for (const language of ['en', 'ar'] as const) {
      const page = await open(browser, stage, title, 'Columns Moved And Pinned', { language })
      const edge = page.getByRole('separator').nth(1)
      await expect(edge).toHaveAttribute('aria-valuenow', '180')
      const { x, y } = await boxOf(edge)
      const ahead = language === 'ar' ? -1 : 1
      await page.mouse.move(x + 6, y + 10)
      await page.mouse.down()
      await page.mouse.move(x + 6 + ahead * 60, y + 10, { steps: 4 })
      await page.mouse.up()
      await expect(edge).toHaveAttribute('aria-valuenow', '240')
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(edge).toHaveAttribute('aria-valuenow', '250')
    }
  })

  test('filters on a phone: fields open above the cards, and each filter can be taken back', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, title, 'Filters', { phone: true })
    await page.locator('[data-part="filter"]').tap()
    await page.getByRole('textbox', { name: 'Order' }).fill('WD')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Type: Deposit' }).tap()
    await expect(page.getByRole('rowheader')).toHaveText(['WD-2'])
    expect(await scrolls(page)).toBeLessThanOrEqual(0)
  })

  test('changes a cell in place and gives focus back', async ({ browser, stage }) => {
    const page = await open(browser, stage, title, 'Editing')
    const pencil = page.getByRole('button', { name: 'Edit Remark nasrin_04' })
    await pencil.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Remark' })).toBeFocused()
    await page.keyboard.type('Calls at six')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('gridcell', { name: 'Calls at six' })).toBeVisible()
    await expect(pencil).toBeFocused()
  })
})

test('tree: arrows open and close as the text runs, branches load, one Tab stop', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Tree', 'Line', { language: 'ar' })
  const item = (name: string) => page.getByRole('treeitem', { name })
  await page.keyboard.press('Tab')
  await expect(item('mitu.r')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(item('shurma_2 253')).toHaveAttribute('aria-expanded', 'true')
  await expect(item('shurma_2_1')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(item('shurma_2_1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(item('shurma_2_1')).toBeHidden()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tree"]'))).toBeNull()
})

test('tree: hears its keys in a window of its own', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Tree', 'Line')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => {
    const root = document.querySelector('#storybook-root')
    if (root) window.open('about:blank')?.document.body.append(root)
  })
  const other = await opened
  // No style sheet is there: what stands in one line is one word of the name.
  const item = other.getByRole('treeitem', { name: /^shurma_2(?!_)/ })
  await item.focus()
  await other.keyboard.press('ArrowRight')
  await expect(item).toHaveAttribute('aria-expanded', 'true')
  const child = other.getByRole('treeitem', { name: /^shurma_2_1/ })
  await expect(child).toBeVisible()
  await other.keyboard.press('ArrowRight')
  await expect(child).toBeFocused()
})

test('several choices: opens by keyboard, searches, chooses, closes, and fits a phone', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/MultiSelect', 'Searching')
  const box = page.getByRole('button', { name: /^Vendors: / })
  await box.press('Enter')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('cq9')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'CQ9', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove CQ9' })).toBeVisible()
  const phone = await open(browser, stage, 'Forms/MultiSelect', 'Searching', { phone: true })
  await phone.getByRole('button', { name: /^Vendors: / }).tap()
  const option = await boxOf(phone.getByRole('option').first())
  expect(option.height).toBeGreaterThanOrEqual(43)
  expect(await scrolls(phone)).toBeLessThanOrEqual(0)
})

test('breadcrumb: folds on a phone and unfolds with the focus', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Primitives/Breadcrumb', 'Deep', { phone: true })
  await expect(page.locator('[data-part="step"]:visible')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show all steps' }).press('Enter')
  await expect(page.locator('[data-part="step"]:visible')).toHaveCount(6)
  expect(await page.evaluate(() => document.activeElement?.closest('nav'))).not.toBeNull()
  expect(await scrolls(page)).toBeLessThanOrEqual(0)
})
