import type { Brush } from '../../../brush.ts'
import { circle, fade, path, polygon, regular } from '../../../pen.ts'
import { gilt, glow } from '../../shades.ts'

const BOLT = 'M176 50L78 184H140L118 290L226 142H160Z'

export const bolt = (b: Brush): string =>
  circle(150, 165, 112, glow(b)) +
  polygon(regular(6, 116, 150, 165), 'none', `stroke="${b.bright}" stroke-opacity=".6" stroke-width="3"`) +
  path(BOLT, b.deep, 'transform="translate(7 9)"') +
  path(BOLT, gilt(b)) +
  path('M176 50L78 184H140L150 120Z', '#fff', fade(0.28))
