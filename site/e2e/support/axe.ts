import type { Page } from '@playwright/test'
import axe from 'axe-core'

export const looks = [
  ['veranda', 'dark'],
  ['veranda', 'light'],
  ['haat', 'dark'],
  ['haat', 'light'],
] as const
/** Each brand and each colour scheme once. */
export const halfOfThem = [looks[0], looks[3]]

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules that a brand or scheme can violate: names, roles and order are the same in each. */
const ofLooks = ['color-contrast', 'link-in-text-block']

/** In the gate home and its dialogs stand for all pages; `npm run test:wide` checks each. */
const isChecked = (page: Page) => !process.env['GATE'] || /^\/(login|register)?$/.test(new URL(page.url()).pathname)

/**
 * The violations axe finds in a part of the page: by all rules in the first appearance, by those that depend on the
 * appearance in the others. Games in frames are left out.
 */
export async function faults(
  page: Page,
  of: readonly (typeof looks)[number][] = looks,
  part = 'html',
): Promise<string[]> {
  if (!isChecked(page)) return []
  const found: string[] = []
  // Colours in transition between two themes are not violations.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Injected once per page, not at every check.
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
        const run = async (asked: axe.RunOptions) =>
          (await runner.run({ include: [within], exclude: ['iframe'] }, asked)).violations.map(({ id, nodes }) => ({
            id,
            targets: nodes.map((node) => node.target.join(' ')),
          }))
        const found = await run(options)
        const small = found.find(({ id }) => id === 'target-size')
        if (small) {
          // What a bar at the edge of the screen half covers is whole elsewhere on the page.
          const { scrollX, scrollY } = window
          const still = new Set<string>()
          for (const by of [150, -300]) {
            window.scrollBy({ top: by, behavior: 'instant' })
            const [again] = await run({ ...options, runOnly: ['target-size'] })
            for (const target of small.targets) if (again?.targets.includes(target)) still.add(`${by} ${target}`)
          }
          window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
          small.targets = small.targets.filter((target) => [150, -300].every((by) => still.has(`${by} ${target}`)))
        }
        return found
          .filter(({ targets }) => targets.length > 0)
          .map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
      },
      [part, n === 0 ? { tags: standards, rules: undefined } : { tags: standards, rules: ofLooks }] as const,
    )
    found.push(...violations.map((violation) => `${brand} ${scheme} ${violation}`))
  }
  await page.emulateMedia({ reducedMotion: null })
  return found
}
