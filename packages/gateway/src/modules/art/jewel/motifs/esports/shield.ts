import type { Brush } from '../../../brush.ts'
import { fade, group, path, polygon, starPoints, times } from '../../../pen.ts'

const SHIELD = 'M0-112L90-78V10C90 66 42 98 0 120C-42 98-90 66-90 10V-78Z'

export function shield(b: Brush): string {
  const chevrons = times(4, (i) => {
    const y = i * 44
    return path(
      `M-100 ${-30 + y}L0 ${-90 + y}L100 ${-30 + y}V${-10 + y}L0 ${-70 + y}L-100 ${-10 + y}Z`,
      i % 2 ? b.counter : b.ink,
      fade(0.85),
    )
  })
  return (
    path(SHIELD, '#000', `transform="translate(5 9)" ${fade(0.35)}`) +
    path(SHIELD, b.metal()) +
    path(SHIELD, b.body(), 'transform="scale(.9)"') +
    group(
      '',
      chevrons + path('M0-120V130H100V-120Z', '#000', fade(0.16)),
      b.clip(path(SHIELD, '#000', 'transform="scale(.9)"')),
    ) +
    polygon(starPoints(5, 36, 16), b.ivory, 'transform="translate(0 4)"')
  )
}
