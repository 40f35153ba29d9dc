import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { compare } from './compare.ts'

/** A grey picture with red squares of 2 px at these places. */
function picture(width: number, height: number, ...squares: readonly (readonly [x: number, y: number])[]): Buffer {
  const png = new PNG({ width, height })
  const paint = (x: number, y: number, colour: readonly number[]) =>
    colour.forEach((value, i) => (png.data[(y * width + x) * 4 + i] = value))
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) paint(x, y, [90, 90, 90, 255])
  for (const [x, y] of squares)
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      paint(x + dx, y + dy, [255, 0, 0, 255])
  return PNG.sync.write(png)
}

it('finds no difference between equal pictures', () => {
  expect(compare(picture(20, 20, [4, 4]), picture(20, 20, [4, 4]))).toBeNull()
})

it('counts different pixels', () => {
  const found = compare(picture(20, 20), picture(20, 20, [4, 4], [10, 10]))
  expect(found?.pixels).toBe(8)
  expect(found?.share).toBeCloseTo(8 / 400)
})

it('counts the excess of a larger picture', () => {
  const found = compare(picture(20, 20), picture(20, 30))
  expect(found?.pixels).toBe(200)
  expect(PNG.sync.read(found?.diff ?? Buffer.alloc(0))).toMatchObject({ width: 20, height: 30 })
})

it('shows the different lines with some context', () => {
  const found = compare(picture(20, 1000), picture(20, 1000, [4, 400], [4, 420]))
  for (const part of [found?.before, found?.after, found?.diff])
    expect(PNG.sync.read(part ?? Buffer.alloc(0)).height).toBe(60 + 22 + 60)
})
