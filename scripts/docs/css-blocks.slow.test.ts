import { expect, it } from 'vitest'
import { cssProblems } from './css-blocks.ts'

const problems = (code: string) => cssProblems({ where: 'guide.md:7', code })

it.each([
  '@layer reset, brand, app; /* ours lies in brand */',
  '@layer brand.tokens { [data-brand="mine"] { --brand-accent: #2fb59a; } }',
  '.card { --gap: 8px; padding: var(--gap); color: var(--brand-text-2); inline-size: calc(100% - var(--gap, 0px)); }',
  '@font-face { font-family: "Mine"; src: url(mine.woff2) format("woff2"); }',
])('accepts %s', (code) => {
  expect(problems(code)).toEqual([])
})

it.each([
  ['.card { color: var(--brand-accnt); }', 'the theme has no --brand-accnt'],
  [':root { --brand-acent: red; }', 'the theme has no --brand-acent'],
  ['.card { padding: var(--gap); }', 'the theme has no --gap'],
  ['.card { colr: red; }', 'there is no property colr'],
  ['@layer reset, brand.component;', 'there is no layer brand.component'],
  ['.card { color: red; } }', 'Unexpected end of input'],
  ['.card { color red; }', 'Unexpected token'],
])('reports for %s: %s', (code, message) => {
  expect(problems(code)).toEqual([expect.stringContaining(`guide.md:7: ${message}`)])
})
