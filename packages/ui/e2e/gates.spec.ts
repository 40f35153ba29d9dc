import type { Browser, Page } from '@playwright/test'
import { openStory } from './story-page.ts'
import { expect, test, type Stage } from './storybook.ts'

// The exact figures that can fail a build: DOM nodes, and which components render.

/**
 * Replaces React's developer tools before React starts, and counts what each commit rendered. Works in production
 * builds.
 */
function watchReact() {
  interface Fiber {
    tag: number
    flags: number
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
    stateNode: unknown
  }
  const seen = { commits: 0, rendered: 0, fields: new Set<Element>() }
  const PERFORMED_WORK = 1
  const components = new Set([0, 1, 11, 14, 15])
  const element = (fiber: Fiber | null): Element | undefined => {
    for (let at = fiber; at; at = at.child) if (at.stateNode instanceof Element) return at.stateNode
    return undefined
  }
  const visit = (fiber: Fiber) => {
    if (components.has(fiber.tag) && (!fiber.alternate || fiber.flags & PERFORMED_WORK)) {
      seen.rendered += 1
      const field = element(fiber)?.closest('[data-component$="-field"], [data-component="select"]')
      if (field) seen.fields.add(field)
    }
    // A subtree that was not rendered is the same object as before.
    if (fiber.alternate && fiber.child === fiber.alternate.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  Object.assign(window, {
    seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onScheduleFiberRoot: () => {},
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        seen.commits += 1
        visit(root.current)
      },
    },
  })
}

const open = (browser: Browser, stage: Stage, title: string, name: string): Promise<Page> =>
  openStory(browser, stage, title, name, {
    viewport: { width: 1440, height: 900 },
    before: (page) => page.addInitScript(watchReact),
  })

/** Components that were rendered since the last call. */
const rendered = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { commits: number; rendered: number; fields: Set<Element> } }
    const now = { commits: seen.commits, components: seen.rendered, fields: seen.fields.size }
    Object.assign(seen, { commits: 0, rendered: 0 })
    seen.fields.clear()
    return now
  })

const nodes = (page: Page, component: string) =>
  page
    .locator(`[data-component="${component}"]`)
    .evaluateAll((all) => all.map((node) => node.querySelectorAll('*').length + 1))

test('a button is one node, a game card seven', async ({ browser, stage }) => {
  const buttons = await open(browser, stage, 'Primitives/Button', 'Primary')
  expect(await nodes(buttons, 'button')).toEqual([1])
  await buttons.close()
  const cards = await open(browser, stage, 'Gaming/GameCard', 'Link')
  // One more node with a badge.
  expect(await nodes(cards, 'game-card')).toEqual([8])
  await cards.close()
  const plain = await open(browser, stage, 'Gaming/GameCard', 'Visitor')
  expect(await nodes(plain, 'game-card')).toEqual([7])
  await plain.close()
})

test('a brand or a scheme is one attribute: the appearance changes, and React renders nothing', async ({
  browser,
  stage,
}) => {
  const page = await open(browser, stage, 'Shell/AppShell', 'State Sheet')
  expect((await rendered(page)).components, 'the counter counts').toBeGreaterThan(20)
  const colours = () =>
    page.evaluate(() =>
      [document.body, document.querySelector('header'), document.querySelector('footer')].map((node) =>
        node ? getComputedStyle(node).backgroundColor : '',
      ),
    )
  const set = (name: string, value: string) =>
    page.evaluate(([key = '', to]) => void (document.documentElement.dataset[key] = to), [name, value])
  let before = await colours()
  for (const [name, value] of [
    ['scheme', 'light'],
    ['brand', 'haat'],
    ['scheme', 'dark'],
  ] as const) {
    await set(name, value)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const after = await colours()
    after.forEach((colour, i) => expect(colour, `${name}=${value}, part ${i}`).not.toBe(before[i]))
    before = after
  }
  expect(await rendered(page)).toEqual({ commits: 0, components: 0, fields: 0 })
  await page.close()
})

test('a dialog changes no style that the page behind it inherits', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Feedback/Dialog', 'Layers Inside')
  const inherited = () =>
    page
      .locator('#storybook-root')
      .evaluate((root) => [...root.computedStyleMap()].map(([name, values]) => `${name}: ${[...values].join()}`))
  const before = await inherited()
  expect(before.some((style) => style.startsWith('--brand-'))).toBe(true)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked')
  expect(await inherited()).toEqual(before)
  await page.close()
})

test('typing in one of twelve fields renders that field alone', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/Select', 'Form Of Twelve')
  expect((await rendered(page)).fields, 'all stand in the first commit').toBe(12)
  await page.getByRole('textbox', { name: 'Field 5' }).focus()
  await rendered(page)
  for (const letter of 'abc') {
    await page.keyboard.type(letter)
    await expect.poll(() => page.getByRole('textbox', { name: 'Field 5' }).inputValue()).toContain(letter)
    const { commits, fields, components } = await rendered(page)
    expect([commits, fields]).toEqual([1, 1])
    expect(components).toBeGreaterThan(0)
    expect(components).toBeLessThan(8)
  }
  await page.close()
})

test('typing in a form with rules renders only that field, valid or not', async ({ browser, stage }) => {
  const page = await open(browser, stage, 'Forms/RuleForm', 'Registration')
  expect((await rendered(page)).fields, 'all stand in the first commit').toBeGreaterThan(3)
  const box = page.getByRole('textbox').first()
  await box.focus()
  await rendered(page)
  let typed = ''
  for (const letter of ['r', 'a', '!']) {
    await page.keyboard.type(letter)
    typed += letter
    await expect(box).toHaveValue(typed)
    expect((await rendered(page)).fields).toBe(1)
  }
  await page.close()
})

test('a change of scheme or brand animates none of the cards of a lobby', async ({ browser, stage }) => {
  for (const [title, name] of [
    ['Gaming/GameCard', 'State Sheet'],
    ['Gaming/VendorCard', 'State Sheet'],
  ] as const) {
    const page = await open(browser, stage, title, name)
    for (const [key, value] of [
      ['scheme', 'light'],
      ['brand', 'haat'],
      ['scheme', 'dark'],
    ] as const) {
      const moving = await page.evaluate(
        async ([attribute = '', to]) => {
          document.documentElement.dataset[attribute] = to
          await new Promise(requestAnimationFrame)
          return document
            .getAnimations()
            .filter((animation) => animation instanceof CSSTransition)
            .map(
              (animation) =>
                `${(animation.effect as KeyframeEffect).target?.className} ${(animation as CSSTransition).transitionProperty}`,
            )
        },
        [key, value],
      )
      expect(moving, `${title}, ${key}=${value}`).toEqual([])
    }
    await page.close()
  }
})
