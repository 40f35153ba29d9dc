import type { Brush } from '../../../brush.ts'
import { circle, line } from '../../../pen.ts'
import { floor, sheen } from '../../shades.ts'

export const hoop = (b: Brush): string =>
  floor(268, 86) +
  circle(150, 165, 96, '#e9762b') +
  line('M54 165H246M150 69V261M82 97C118 130 118 200 82 233M218 97C182 130 182 200 218 233', '#2a1204', 5) +
  circle(150, 165, 96, sheen(b))
