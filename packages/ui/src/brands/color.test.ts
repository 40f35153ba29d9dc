import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, oklch, over, solve, toOklch } from './color.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => '#' + n.toString(16).padStart(6, '0'))

it('knows the ends of the contrast scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBeCloseTo(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('lays a translucent colour on its ground before measuring', () => {
  expect(over('#ffffff80', '#000000')).toBe('#808080')
  expect(contrast('#ffffff80', '#000000')).toBeCloseTo(contrast('#808080', '#000000'), 5)
})

it('returns to the same colour through OKLCH', () => {
  fc.assert(fc.property(hex, (color) => closest(oklch(...toOklch(color)), color) <= 1))
})

it('gives up chroma, not lightness, outside sRGB', () => {
  const [l, c] = toOklch(oklch(0.7, 0.4, 150))
  expect(l).toBeCloseTo(0.7, 1)
  expect(c).toBeLessThan(0.3)
})

it('solves for every ground', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 0, max: 360 }), (ground, hue) => {
      const light = contrast('#ffffff', ground) >= 4.6
      expect(contrast(solve(0.5, 0.1, hue, [ground], 4.5, light ? 1 : -1), ground)).toBeGreaterThanOrEqual(
        light || contrast('#000000', ground) >= 4.5 ? 4.5 : 1,
      )
    }),
  )
})

function closest(a: string, b: string): number {
  const at = (s: string, i: number) => Number.parseInt(s.slice(i, i + 2), 16)
  return Math.max(...[1, 3, 5].map((i) => Math.abs(at(a, i) - at(b, i))))
}
