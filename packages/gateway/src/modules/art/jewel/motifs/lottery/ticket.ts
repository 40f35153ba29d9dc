import type { Brush } from '../../../brush.ts'
import { write } from '../../../glyphs.ts'
import { circle, fade, group, line, path, rect, times } from '../../../pen.ts'

const PAPER =
  'M-60-124H60A12 12 0 0 0 72-112V26A14 14 0 0 0 72 54V112' +
  'A12 12 0 0 0 60 124H-60A12 12 0 0 0-72 112V54A14 14 0 0 0-72 26V-112A12 12 0 0 0-60-124Z'

export function ticket(b: Brush): string {
  const dark = b.pale ? '#1b2b3a' : b.ink
  const field = (i: number) => {
    const [x, y] = [-42 + (i % 3) * 42, -86 + Math.floor(i / 3) * 42]
    const hit = b.random() > 0.55
    const n = Math.floor(b.random() * 90) + 1
    return (
      circle(x, y, 17, hit ? b.main : 'none', `stroke="${hit ? b.main : dark}" stroke-opacity=".6" stroke-width="2"`) +
      write(n, x, y, 12, hit ? '#fff' : dark, 16)
    )
  }
  const bars = times(17, (i) => rect(-54 + i * 6.4, 66, b.random() > 0.5 ? 3.9 : 1.5, 38, 0, dark))
  return group(
    'rotate(-12)',
    rect(-72, -124, 144, 248, 12, '#000', `${fade(0.3)} transform="translate(5 9)"`) +
      path(
        PAPER,
        b.linear([
          [0, '#fffdf6'],
          [1, '#ecdcbd'],
        ]),
      ) +
      line('M-56 40H56', dark, 2, `stroke-dasharray="5 6" ${fade(0.5)}`) +
      times(9, field) +
      bars,
  )
}
