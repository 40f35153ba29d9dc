import type { Brush } from '../../../brush.ts'
import { write } from '../../../glyphs.ts'
import { fade, line, rect } from '../../../pen.ts'

/** Four split-flap digits. */
export function flap(b: Brush): string {
  const digits = String(1000 + Math.floor(b.random() * 9000))
  const paper = b.linear([
    [0, '#fffdf6'],
    [1, '#ecdcbd'],
  ])
  return (
    [
      [-58, -68],
      [58, -68],
      [-58, 70],
      [58, 70],
    ] as const
  )
    .map(([x, y], i) => {
      const own = i === 1 || i === 2
      return (
        rect(x - 53, y - 62, 106, 130, 14, '#000', fade(0.3)) +
        rect(x - 53, y - 66, 106, 130, 14, own ? b.body() : paper) +
        write(digits[i] ?? '0', x, y - 1, 74, own ? b.ivory : b.ink, 17) +
        line(`M${x - 53} ${y - 1}H${x + 53}`, '#000', 3, 'stroke-opacity=".34"')
      )
    })
    .join('')
}
