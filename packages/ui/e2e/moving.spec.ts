import type { Page } from '@playwright/test'
import { boxOf, open } from './looking.ts'
import { expect, test } from './storybook.ts'

// Scrolling and moving components in a real browser: the carousel by the ARIA Authoring Practices, marquee, rail.

test.describe('carousel', () => {
  const carousel = (page: Page) => page.locator('[data-component="carousel"]')
  const slide = (page: Page, n: number) =>
    carousel(page)
      .locator('[data-part="slide"]')
      .nth(n - 1)
  const button = (page: Page, part: string) => carousel(page).locator(`button[data-part="${part}"]`)
  /** Only slide `n` is visible. */
  async function showsOnly(page: Page, n: number) {
    await expect(slide(page, n)).not.toHaveAttribute('inert')
    await expect(carousel(page).locator('[data-part="slide"]:not([inert])')).toHaveCount(1)
    await expect.poll(async () => Math.round((await boxOf(slide(page, n))).x - (await boxOf(carousel(page))).x)).toBe(0)
  }

  test('has a name, advances automatically, and stops by its control', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Carousel', 'Turning')
    await expect(page.getByRole('region', { name: 'Banners' })).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(page.getByRole('group', { name: 'Slide 1 of 5' })).toHaveAttribute('aria-roledescription', 'slide')
    await showsOnly(page, 1)
    await showsOnly(page, 2)
    await page.keyboard.press('Tab')
    await expect(button(page, 'pause')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button(page, 'play')).toBeFocused()
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })

  test('by keyboard: pause first, then previous and next, wrapping at both ends; only visible slides take focus', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Primitives/Carousel', 'By Hand Alone')
    await showsOnly(page, 1)
    await page.keyboard.press('Tab')
    await expect(button(page, 'previous')).toBeFocused()
    await page.keyboard.press('Enter')
    await showsOnly(page, 3)
    await page.keyboard.press('Tab')
    await expect(button(page, 'next')).toBeFocused()
    for (const n of [1, 2, 3, 1]) {
      await page.keyboard.press('Enter')
      await showsOnly(page, n)
      await expect(button(page, 'next')).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(slide(page, 1).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-component="carousel"]') ?? null)).toBeNull()
  })

  test('a slide change takes about a second', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Carousel', 'By Hand Alone')
    await showsOnly(page, 1)
    const seconds = await page.evaluate(async () => {
      const track = document.querySelector('[data-component="carousel"] [aria-live]')
      if (!(track instanceof HTMLElement)) throw new Error('no track')
      const width = track.clientWidth + 15
      const gone = () => Math.abs(new DOMMatrix(getComputedStyle(track).transform).m41) / width
      document.querySelector<HTMLElement>('button[data-part="next"]')?.click()
      let [started, now] = [0, 0]
      await new Promise<void>((done) => {
        const look = (time: number) => {
          started ||= time
          now = time
          if (gone() >= 0.99) done()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      return (now - started) / 1000
    })
    // A busy machine can only be slower.
    expect(seconds).toBeGreaterThan(0.7)
  })

  test('three slides have gaps of 16 px; on a phone there is one, and a part of the next', async ({
    browser,
    stage,
  }) => {
    const page = await open(browser, stage, 'Primitives/Carousel', 'Three Beside One Another', { still: true })
    await expect(carousel(page).locator('[data-part="slide"]:not([inert])')).toHaveCount(3)
    const [first, second, third] = await Promise.all([1, 2, 3].map((n) => boxOf(slide(page, n))))
    expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(16)
    expect(Math.round((third?.x ?? 0) + (third?.width ?? 0))).toBe(
      Math.round((await boxOf(carousel(page))).x + (await boxOf(carousel(page))).width),
    )
    await page.setViewportSize({ width: 390, height: 780 })
    await expect(carousel(page).locator('[data-part="slide"]:not([inert])')).toHaveCount(1)
  })

  for (const language of ['en', 'ar'] as const) {
    test(`a swipe turns it in ${language === 'en' ? 'left-to-right' : 'right-to-left'} pages`, async ({
      browser,
      stage,
    }) => {
      const page = await open(browser, stage, 'Primitives/Carousel', 'By Hand Alone', {
        phone: true,
        language,
        still: true,
      })
      await showsOnly(page, 1)
      const frame = await boxOf(carousel(page))
      const touch = await page.context().newCDPSession(page)
      const sign = language === 'en' ? -1 : 1
      // More than half of the distance, so that the result does not depend on the speed of the swipe.
      const [x, y] = [frame.x + frame.width * (language === 'en' ? 0.85 : 0.15), frame.y + 60]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let step = 1; step <= 8; step += 1)
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + (sign * step * frame.width * 0.7) / 8, y }],
        })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await showsOnly(page, 2)
      // A click instead of a tap: a browser treats a tap right after a drag as the end of its fling.
      await button(page, 'next').click()
      await showsOnly(page, 3)
    })
  }

  test('with reduced motion it changes slides only on a press, without animation', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Carousel', 'Turning', { still: true })
    await showsOnly(page, 1)
    await expect(button(page, 'pause')).toHaveCount(0)
    await button(page, 'next').click()
    await showsOnly(page, 2)
  })
})

test.describe('marquee', () => {
  const bar = (page: Page) => page.locator('[data-component="marquee"]')
  const animation = (page: Page) =>
    bar(page)
      .locator('ul')
      .first()
      .evaluate((list: HTMLElement) => {
        const [one] = list.getAnimations()
        return {
          state: one?.playState,
          speed: (list.offsetWidth / Number(one?.effect?.getTiming().duration)) * 1000,
          x: new DOMMatrix(getComputedStyle(list).transform).m41,
        }
      })

  for (const language of ['en', 'ar'] as const) {
    const way = language === 'en' ? 'leftwards' : 'rightwards in right-to-left pages'
    test(`scrolls at 40 px/s, ${way}, and pauses under the pointer`, async ({ browser, stage }) => {
      const page = await open(browser, stage, 'Primitives/Marquee', 'Running', { language })
      await expect(bar(page)).toHaveAttribute('data-state', 'moving')
      await expect.poll(async () => Math.round((await animation(page)).speed)).toBe(40)
      await expect.poll(async () => Math.sign(Math.round((await animation(page)).x))).toBe(language === 'en' ? -1 : 1)
      await bar(page).hover()
      await expect.poll(async () => (await animation(page)).state).toBe('paused')
    })
  }

  test('a focused link is in view, and nothing moves meanwhile', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Marquee', 'Running')
    await expect(bar(page)).toHaveAttribute('data-state', 'moving')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: /Six fishing rooms/ })
    await expect(link).toBeFocused()
    await expect(bar(page)).toHaveAttribute('data-state', 'held')
    const [frame, box] = [await boxOf(bar(page).locator('[data-part="view"]')), await boxOf(link)]
    expect(box.x).toBeGreaterThanOrEqual(frame.x - 1)
    expect(box.x + Math.min(box.width, frame.width)).toBeLessThanOrEqual(frame.x + frame.width + 1)
  })
})

test.describe('rail', () => {
  for (const language of ['en', 'ar'] as const) {
    test(`arrow buttons scroll by a view, keys move through the items, ${language}`, async ({ browser, stage }) => {
      const page = await open(browser, stage, 'Primitives/Rail', 'Games', { language, still: true })
      const rail = page.locator('[data-component="rail"]')
      const list = rail.locator('[data-part="list"]')
      const gone = () => list.evaluate((node) => Math.abs(Math.round(node.scrollLeft)))
      await expect(rail).toHaveAttribute('data-place', 'start')
      await rail.locator('[data-part="on"]').click()
      await expect(rail).toHaveAttribute('data-place', 'end')
      expect(await gone()).toBeGreaterThan(500)
      await expect(rail.locator('[data-part="on"]')).toHaveAttribute('aria-disabled', 'true')
      await rail.locator('[data-part="back"]').click()
      await expect.poll(gone).toBe(0)
      const items = list.getByRole('listitem')
      const link = (n: number) => items.nth(n).locator('a, button').first()
      await link(0).focus()
      await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft')
      await expect(link(1)).toBeFocused()
      await page.keyboard.press('End')
      await expect(link(11)).toBeFocused()
      await expect(link(11)).toBeInViewport()
      await expect(rail).toHaveAttribute('data-place', 'end')
    })
  }

  test('a row of text is focusable and scrolls by keys', async ({ browser, stage }) => {
    const page = await open(browser, stage, 'Primitives/Rail', 'Text Alone', { phone: true, still: true })
    const list = page.locator('[data-part="list"]')
    await expect(list).toHaveAttribute('tabindex', '0')
    await list.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  })
})
