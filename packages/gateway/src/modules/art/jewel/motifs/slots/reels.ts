import type { Brush } from '../../../brush.ts'
import { fade, group, line, path, polygon, rect, starPoints } from '../../../pen.ts'
import { PIP } from '../../../suits.ts'
import { sphere } from '../parts.ts'
import { SEVEN } from './seven.ts'

/** A three-reel window; which symbols are on the line depends on the game. */
export function reels(b: Brush): string {
  const symbols = [
    path(PIP.d, b.body(), 'transform="scale(.62)"'),
    path(SEVEN, b.body(), 'transform="scale(.4)"'),
    polygon(starPoints(5, 34, 15), b.metal()),
    path(PIP.h, b.body(), 'transform="scale(.6)"'),
    sphere(b, 0, 0, 28, b.main),
  ]
  const strip = b.linear([
    [0, '#cdbb98'],
    [0.25, '#fff9ec'],
    [0.75, '#fff9ec'],
    [1, '#c6b28c'],
  ])
  const first = Math.floor(b.random() * symbols.length)
  const reel = (x: number, i: number) => {
    const shown = [-1, 0, 1].map((j) =>
      group(`translate(${x} ${j * 74}) scale(.86)`, symbols[(first + i * 2 + j + 5) % 5] ?? ''),
    )
    return (
      rect(x - 31, -68, 62, 136, 8, strip) + group('', shown.join(''), b.clip(rect(x - 31, -68, 62, 136, 8, '#000')))
    )
  }
  return (
    b.shadow(112, 110) +
    rect(-118, -86, 236, 172, 22, b.metal()) +
    rect(-108, -76, 216, 152, 14, b.pale ? '#2a0d10' : b.deep) +
    [-70, 0, 70].map(reel).join('') +
    line('M-112 0H112', b.main, 2.5, fade(0.9))
  )
}
