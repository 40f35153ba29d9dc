import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const looks = [
  ['veranda', 'dark'],
  ['veranda', 'light'],
  ['haat', 'dark'],
  ['haat', 'light'],
] as const
/** Each house and each scheme once. */
export const halfOfThem = [looks[0], looks[3]]

/** What axe finds in a part of what is on screen, in each of the looks; games in frames answer for themselves. */
export async function faults(
  page: Page,
  of: readonly (typeof looks)[number][] = looks,
  part = 'html',
): Promise<string[]> {
  const found: string[] = []
  // Colours on their way from one dress to the next are nobody's fault.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [brand, scheme] of of) {
    await page.evaluate(
      ([b, s]) => Object.assign(document.documentElement.dataset, { brand: b, scheme: s }),
      [brand, scheme],
    )
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .include(part)
      .exclude('iframe')
      .analyze()
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${brand} ${scheme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    )
  }
  await page.emulateMedia({ reducedMotion: null })
  return found
}
