import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { line, path } from '../../../pen.ts'
import { sphere } from '../parts.ts'

export function cherries(b: Brush): string {
  const leaf = b.linear([
    [0, '#8fe08a'],
    [1, '#1f7a4a'],
  ])
  return (
    b.shadow(106, 96) +
    line(
      'M-44 24C-36-34 0-70 46-98M52 36C50-20 44-60 46-98',
      mix(b.counter, '#2a5a20', 0.4),
      7,
      'stroke-linecap="round"',
    ) +
    path('M46-98C74-128 112-116 122-92C96-80 66-78 46-98Z', leaf) +
    sphere(b, -46, 56, 50, '#dd2340') +
    sphere(b, 54, 66, 44, '#f0485a') +
    line('M-72 36A32 32 0 0 1-46 20', '#fff', 6, 'stroke-linecap="round" opacity=".75"')
  )
}
