import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, circles, fade, group, line, num, path, type Point } from '../../../pen.ts'
import { bubbles } from './bubbles.ts'

const BODY = 'M-104 4C-64-62 26-66 84-6C26 62-60 62-104 4Z'

/** The fish as a symbol, drawn once however often it swims. */
function swimmer(b: Brush): (facing: 1 | -1, scale: number) => string {
  const scales: Record<'plain' | 'rich', Point[]> = { plain: [], rich: [] }
  for (let i = 0; i < 9; i++)
    for (let j = -4; j < 5; j++)
      if (Math.hypot((i - 3) / 6, j / 4.4) < 1.1)
        scales[i % 3 ? 'plain' : 'rich'].push([-34 + i * 15 + (j % 2 ? 7.5 : 0), j * 13])
  const fins =
    path(
      'M70-4C96-34 118-58 140-62C130-34 128-10 134 6C140 30 138 44 132 60C112 44 92 22 70-4Z',
      b.linear(
        [
          [0, b.counter],
          [1, b.main],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      'M-40-40C-16-84 30-88 58-70C44-58 34-44 30-34Z',
      b.linear([
        [0, b.counter],
        [1, b.main],
      ]),
    ) +
    path('M-30 46C-12 76 14 86 34 80C26 66 24 56 22 44Z', mix(b.main, b.counter, 0.4))
  const inside =
    line(circles(scales.plain, 12), b.light, 1.6, fade(0.6)) +
    line(circles(scales.rich, 12), b.counter, 1.6, fade(0.6)) +
    path('M-110 0C-80-70-50-70-40 0C-46 50-80 60-110 30Z', b.pale ? darken(b.main, 0.35) : mix(b.main, b.base, 0.35)) +
    line('M-40-60C-26-20-26 24-44 60', b.counter, 4) +
    path('M-100 12C-50 60 30 56 84-6C40 80-70 90-104 4Z', '#000', fade(0.22))
  const place = b.symbol(
    fins +
      path(BODY, b.body()) +
      group('', inside, b.clip(path(BODY, '#000'))) +
      circle(-70, -8, 12, b.ivory) +
      circle(-72, -8, 6.5, '#14141c') +
      circle(-75, -11, 2, '#fff') +
      path('M-14 6C8 0 24 10 30 28C10 32-8 24-14 6Z', b.metal()),
  )
  return (facing, scale) => group(`scale(${num(facing * scale * 100) / 100} ${scale})`, place(0, 0))
}

export const fish = (b: Brush): string => bubbles(b) + group(`rotate(${num(b.between(-22, -8))})`, swimmer(b)(1, 1.02))
export function koi(b: Brush): string {
  const one = swimmer(b)
  return (
    bubbles(b) +
    group('translate(-6 -52) rotate(-24)', one(1, 0.74)) +
    group('translate(10 62) rotate(-18)', one(-1, 0.74))
  )
}
