import type { Page } from '@playwright/test'
import axe from 'axe-core'

export const looks = [
  ['veranda', 'dark'],
  ['veranda', 'light'],
  ['haat', 'dark'],
  ['haat', 'light'],
] as const
/** Each house and each scheme once. */
export const halfOfThem = [looks[0], looks[3]]

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a brand or a scheme can break: names, roles and order are the same in each. */
const ofLooks = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds in a part of what is on screen: by every rule in the first of the looks, by those that a look can
 * break in the others. Games in frames answer for themselves.
 */
export async function faults(
  page: Page,
  of: readonly (typeof looks)[number][] = looks,
  part = 'html',
): Promise<string[]> {
  const found: string[] = []
  // Colours on their way from one dress to the next are nobody's fault.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Read once a page, and not once a question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const [n, [brand, scheme]] of of.entries()) {
    await page.evaluate(
      ([b, s]) => Object.assign(document.documentElement.dataset, { brand: b, scheme: s }),
      [brand, scheme],
    )
    const violations = await page.evaluate(
      async ([within, only]) => {
        const { axe: runner } = window as unknown as { axe: typeof axe }
        const options: axe.RunOptions = {
          runOnly: only.rules ?? only.tags,
          resultTypes: ['violations'],
          iframes: false,
          preload: false,
        }
        return (await runner.run({ include: [within], exclude: ['iframe'] }, options)).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
      },
      [part, n === 0 ? { tags: standards, rules: undefined } : { tags: standards, rules: ofLooks }] as const,
    )
    found.push(...violations.map((violation) => `${brand} ${scheme} ${violation}`))
  }
  await page.emulateMedia({ reducedMotion: null })
  return found
}
