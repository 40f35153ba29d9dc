import type { Brush } from '../../../brush.ts'
import { circle, fade, path } from '../../../pen.ts'
import { around, gilt, leafAt } from '../../shades.ts'

export function sun(b: Brush): string {
  return (
    around(b, 24, (i) => path(leafAt(150, 165, 13, i % 2 ? 108 : 126), i % 2 ? b.main : b.bright), 0, 2) +
    around(b, 16, (i) => path(leafAt(150, 165, 12, 84), i % 2 ? b.light : b.counter), 11, 2) +
    circle(150, 165, 50, b.deep) +
    circle(150, 165, 46, gilt(b)) +
    around(b, 12, () => path(leafAt(150, 165, 7, 38), '#7c4a02', fade(0.5))) +
    circle(150, 165, 13, b.light)
  )
}
