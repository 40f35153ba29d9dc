import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from './axe.ts'

/** The page, or the dialog over it, has loaded, does not scroll sideways, and has no finding of axe in two looks. */
export async function isSound(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faults(page, halfOfThem)).toEqual([])
}
