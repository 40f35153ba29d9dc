import { expect, it } from 'vitest'
import { brandCss } from '../brands/brandCss.ts'
import haat from '../brands/haat.json' with { type: 'json' }
import { atLeast, rem, textSize } from './rem.ts'

it('is the same as px at the usual text size, and grows from there', () => {
  expect([rem(20), textSize(14), textSize(44)]).toEqual(['1.25rem', '0.875rem', 'calc(28px + 1rem)'])
  expect([atLeast(16), atLeast(44)]).toEqual(['max(16px, 1rem)', 'max(44px, 28px + 1rem)'])
})

it('lets sizes of text and heights of controls of a brand follow the reader', () => {
  const sizes = [...brandCss(haat).matchAll(/--brand-(?:fs|h)-[\w-]+: (.+);/g)].map(([, value]) => value)
  expect(sizes).toHaveLength(15)
  for (const size of sizes) expect(size).toContain('rem')
})
