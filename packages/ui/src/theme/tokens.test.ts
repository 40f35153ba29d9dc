import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { vars } from './contract.css.ts'
import { media } from './mixins.ts'
import { textSize } from './rem.ts'
import { beyond, breakpoint, elevation, half, px, space, type, upTo } from './tokens.ts'

it.each([space, half, breakpoint, elevation])('rises from the first to the last: %o', (scale) => {
  const values = Object.values(scale)
  expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b))
})

it('leaves no width between two breakpoints, and no width twice', () => {
  for (const name of Object.keys(breakpoint) as (keyof typeof breakpoint)[]) {
    const [most, least] = [upTo[name], beyond[name]].map((query) => Number(/\d+/.exec(query)?.[0]))
    expect([most, least]).toEqual([breakpoint[name], breakpoint[name] + 1])
  }
  expect(media.phone).toBe(upTo.phone)
})

it('names the sizes of text by their roles', () => {
  expect(Object.values(type).slice(0, 5)).toEqual([vars.fs1, vars.fs2, vars.fs3, vars.fs4, vars.fs5])
  expect(Object.values(type).slice(5)).toEqual([19, 22, 28, 32, 44, 64].map(textSize))
})

it('halves the way from one step to the next', () => {
  const steps = Object.entries({ none: 0, ...space })
  for (const [name, length] of Object.entries(half)) {
    const at = steps.findIndex(([step]) => step === name)
    expect(length).toBe(((steps[at]?.[1] ?? 0) + (steps[at + 1]?.[1] ?? 0)) / 2)
  }
})

it('writes several lengths of one declaration', () => {
  expect(px(space.sm, 0, half.sm)).toBe('12px 0 14px')
})

it('is explained, value by value', () => {
  const page = readFileSync(join(import.meta.dirname, 'tokens.mdx'), 'utf8')
  for (const name of [space, half, breakpoint, type, elevation].flatMap((scale) => Object.keys(scale)))
    expect(page).toContain(`| \`${name}\` |`)
})
