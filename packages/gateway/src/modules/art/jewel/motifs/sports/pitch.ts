import type { Brush } from '../../../brush.ts'
import { group, line, ring } from '../../../pen.ts'
import { football } from './football.ts'

const LINES =
  'M-104-140H104V140H-104ZM-104 0H104M-54-140V-84H54V-140M-54 140V84H54V140M-28 84A34 34 0 0 1 28 84M-28-84A34 34 0 0 0 28-84'

export const pitch = (b: Brush): string => {
  const chalk = b.pale ? b.main : b.ivory
  return (
    line(LINES, chalk, 3, 'opacity=".9" stroke-linejoin="round"') +
    ring(0, 0, 44, chalk, 3) +
    group('scale(.5) translate(40 -26)', football(b))
  )
}
