import type { Brush } from '../../../brush.ts'
import { write } from '../../../glyphs.ts'
import { fade, group, line, path, rect, sparkle } from '../../../pen.ts'
import { coin } from '../../parts.ts'
import { dusky, paper } from '../../shades.ts'

const TICKET = 'M-96-62H96V-18A18 18 0 0 0 96 18V62H-96V18A18 18 0 0 0-96-18Z'

export function ticket(b: Brush): string {
  const number = 1000 + Math.floor(b.random() * 9000)
  return (
    group('translate(162 190) rotate(12) scale(1.16)', path(TICKET, dusky(b, 0.35))) +
    group(
      'translate(148 160) rotate(-10) scale(1.18)',
      path(TICKET, paper(b)) +
        line('M40-56V56', b.main, 2, 'stroke-dasharray="4 6"') +
        rect(-80, -46, 62, 9, 4, b.main) +
        rect(-80, -30, 96, 5, 2, b.main, fade(0.3)) +
        write(number, -28, 16, 40, '#2a1508', 15) +
        sparkle(68, 0, 20, b.main),
    ) +
    coin(b, 232, 236, 26) +
    coin(b, 70, 248, 20)
  )
}
