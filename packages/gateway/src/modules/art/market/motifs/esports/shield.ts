import type { Brush } from '../../../brush.ts'
import { fade, path, times } from '../../../pen.ts'
import { hot } from '../../shades.ts'

const SHIELD = 'M150 58L246 92V170C246 226 204 262 150 284C96 262 54 226 54 170V92Z'

export function shield(b: Brush): string {
  const chevrons = times(3, (i) =>
    path(
      `M102 ${206 - i * 34}L150 ${170 - i * 34}L198 ${206 - i * 34}V${226 - i * 34}L150 ${190 - i * 34}L102 ${226 - i * 34}Z`,
      [b.counter, b.bright, b.light][i] ?? b.light,
    ),
  )
  return (
    path(SHIELD, b.deep, 'transform="translate(0 8)"') +
    path(SHIELD, hot(b)) +
    path('M150 58L246 92V170C246 226 204 262 150 284Z', b.deep, fade(0.28)) +
    path('M150 82L224 108V168C224 212 192 242 150 260C108 242 76 212 76 168V108Z', b.deep, fade(0.72)) +
    chevrons
  )
}
