import fc from 'fast-check'
import schema from '../src/brands/brand.schema.json' with { type: 'json' }
import haat from '../src/brands/haat.json' with { type: 'json' }
import { brandCss, compileBrand, validateBrand, type Brand } from '../src/brands/index.ts'
import veranda from '../src/brands/veranda.json' with { type: 'json' }
import { fromSchema } from '../src/test/fromSchema.ts'
import { expect, stories, test, type Stage } from './storybook.ts'

const brands = { veranda: compileBrand(validateBrand(veranda)), haat: compileBrand(validateBrand(haat)) }
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(', ')})`
const ground = (stage: Stage) => stage.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const dress = (stage: Stage, brand: string, scheme: string) =>
  stage.page.evaluate(([b, s]) => void Object.assign(document.documentElement.dataset, { brand: b, scheme: s }), [
    brand,
    scheme,
  ] as const)

test('a brand and a scheme are one attribute each', async ({ stage }) => {
  await stage.show('primitives-button--state-sheet', 'en')
  for (const brand of ['veranda', 'haat'] as const) {
    for (const scheme of ['dark', 'light'] as const) {
      await dress(stage, brand, scheme)
      expect(await ground(stage)).toBe(rgb(brands[brand][scheme].bg))
    }
  }
})

test('system follows the device without a script', async ({ stage }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await stage.page.emulateMedia({ colorScheme })
    await dress(stage, 'veranda', 'system')
    expect(await ground(stage)).toBe(rgb(brands.veranda[colorScheme].bg))
    await dress(stage, 'veranda', 'dark')
    expect(await ground(stage)).toBe(rgb(brands.veranda.dark.bg))
  }
})

test('a generated brand, from the schema alone, styles every kind of component', async ({ stage }) => {
  // The same one each time, so that a failure can be reproduced; brands.test.ts tries many.
  const [drawn] = fc.sample(fromSchema(schema), { numRuns: 1, seed: 20 }) as Brand[]
  await stage.show('primitives-button--state-sheet', 'en')
  await stage.page.addStyleTag({ content: brandCss({ ...drawn, id: 'nodi', radius: 20, raised: 'flat' }) })
  const kinds = [
    'Primitives/Button',
    'Primitives/Tabs',
    'Primitives/Menu',
    'Forms/TextField',
    'Forms/Checkbox',
    'Feedback/Dialog',
    'Feedback/EmptyState',
    'Gaming/GameCard',
    'Shell/AppShell',
  ]
  const faults: string[] = []
  for (const { id, title } of stories().filter(
    (story) => story.name === 'State Sheet' && kinds.includes(story.title),
  )) {
    await stage.show(id, 'en')
    for (const scheme of ['dark', 'light']) {
      await dress(stage, 'nodi', scheme)
      for (const fault of await stage.violations()) faults.push(`${title} ${scheme}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
  await stage.show('primitives-button--state-sheet', 'en')
  await dress(stage, 'nodi', 'dark')
  expect(
    await stage.page
      .locator('#storybook-root button')
      .first()
      .evaluate((button) => getComputedStyle(button).borderRadius),
  ).toBe('18px')
})

test('forced colours leave edges on buttons, fields and boxes', async ({ stage }) => {
  await stage.page.emulateMedia({ forcedColors: 'active' })
  for (const [story, part] of [
    ['primitives-button--state-sheet', 'button'],
    ['forms-textfield--state-sheet', '[data-part="box"]'],
    ['forms-checkbox--state-sheet', 'input'],
  ] as const) {
    await stage.show(story, 'en')
    const edge = await stage.page
      .locator(`#storybook-root ${part}`)
      .first()
      .evaluate((node) => {
        const { borderTopWidth, borderTopColor, appearance } = getComputedStyle(node)
        return { borderTopWidth, seen: borderTopColor !== getComputedStyle(document.body).backgroundColor, appearance }
      })
    if (part === 'input') expect(edge.appearance).not.toBe('none')
    else expect(edge).toMatchObject({ borderTopWidth: '1px', seen: true })
  }
  await stage.page.emulateMedia({ forcedColors: 'none' })
})

test('density is one attribute, for the page or a part of it; on touch nothing shrinks', async ({ stage, browser }) => {
  await stage.show('primitives-button--state-sheet', 'en')
  const height = (part = 'button') =>
    stage.page
      .locator(`#storybook-root ${part}`)
      .first()
      .evaluate((node) => node.getBoundingClientRect().height)
  const density = (where: string, value: string) =>
    stage.page.locator(where).evaluate((node, to) => node.setAttribute('data-density', to), value)
  expect(await height()).toBe(44)
  await density('html', 'compact')
  expect(await height()).toBe(36)
  await density('#storybook-root', 'comfortable')
  expect(await height()).toBe(44)
  await stage.page.locator('#storybook-root').evaluate((node) => node.removeAttribute('data-density'))
  await density('html', 'comfortable')

  const phone = await browser.newPage({ hasTouch: true, isMobile: true })
  await phone.goto(
    new URL(
      '/iframe.html?viewMode=story&id=primitives-button--state-sheet&globals=density:compact;a11y.manual:!true',
      stage.page.url(),
    ).href,
  )
  await expect(phone.locator('html')).toHaveAttribute('data-density', 'compact')
  await expect
    .poll(() =>
      phone
        .locator('#storybook-root button')
        .first()
        .evaluate((node) => node.getBoundingClientRect().height),
    )
    .toBe(44)
  await phone.close()
})

test('the taka sign costs a page in English 2 kB and no Bengali file', async ({ stage, browser }) => {
  const page = await browser.newPage()
  await page.goto(
    new URL('/iframe.html?viewMode=story&id=forms-field--state-sheet&globals=a11y.manual:!true', stage.page.url()).href,
  )
  await expect(page.getByText('৳ 5,000 left today')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => name.includes('.woff2')),
  )
  await page.close()
  expect(fonts.some((name) => name.includes('brand-currency'))).toBe(true)
  expect(fonts.filter((name) => name.includes('bengali'))).toEqual([])
})
