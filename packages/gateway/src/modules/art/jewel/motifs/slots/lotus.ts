import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, fade, num, path, petal, ring } from '../../../pen.ts'

/** Three rows of petals, each painted from the outside in. */
export function lotus(b: Brush): string {
  const back = b.linear([
    [0, mix(b.main, b.pale ? '#000000' : b.deep, 0.15)],
    [1, b.base],
  ])
  const front = b.linear([
    [0, b.ivory],
    [0.5, b.light],
    [1, b.main],
  ])
  const edge = `stroke="${b.pale ? '#fff' : b.deep}" stroke-opacity=".35" stroke-width="1.5"`
  const row = (length: number, width: number, count: number, spread: number, fill: string) => {
    const middle = (count - 1) / 2
    const order = Array.from({ length: count }, (_, i) => i).toSorted(
      (p, q) => Math.abs(q - middle) - Math.abs(p - middle),
    )
    return order
      .map((i) => {
        const angle = (i / (count - 1) - 0.5) * spread * 57.3
        return path(petal(length, width), fill, `transform="translate(0 66) rotate(${num(angle)})" ${edge}`)
      })
      .join('')
  }
  return (
    b.shadow(84, 110) +
    row(128, 34, 9, 2.5, back) +
    row(106, 30, 7, 2, b.body()) +
    row(80, 26, 5, 1.4, front) +
    circle(0, -92, 13, b.counter) +
    ring(0, -92, 24, b.counter, 1.5, fade(0.6))
  )
}
