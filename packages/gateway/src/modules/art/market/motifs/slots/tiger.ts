import type { Brush } from '../../../brush.ts'
import { circle, ellipse, group, line, path } from '../../../pen.ts'

const DARK = '#241006'

/** A tiger keeps its own colours in every palette. */
export function tiger(b: Brush): string {
  const coat = b.linear(
    [
      [0, '#ffe0a8'],
      [0.38, '#ffa032'],
      [1, '#e4671a'],
    ],
    0.2,
    0,
    0.7,
    1,
  )
  const eye = group(
    'translate(104 158) rotate(10)',
    path('M-40 6C-22-24 22-28 42-6C24 20-18 24-40 6Z', DARK) +
      path('M-33 5C-18-17 18-20 35-5C20 14-15 17-33 5Z', '#ffd667') +
      ellipse(2, -2, 7, 15, '#120a02') +
      circle(8, -9, 4, '#fff'),
  )
  const ear =
    path('M48 96C30 60 44 40 70 44C84 50 94 58 98 68Z', '#e4671a') +
    path('M56 86C46 64 56 54 70 58C78 62 84 66 86 72Z', DARK)
  const stripe = (x: number, y: number, angle: number, small = '') =>
    path('M0 0C-16 26-14 54 0 78C14 54 16 26 0 0Z', DARK, `transform="translate(${x} ${y}) rotate(${angle})${small}"`)
  const half =
    ear +
    [
      [40, 150, -96],
      [46, 184, -112],
      [62, 216, -126],
    ]
      .map(([x = 0, y = 0, a = 0]) => stripe(x, y, a, ' scale(.9 .8)'))
      .join('') +
    stripe(118, 60, 10)
  const mirror = (s: string) => group('translate(300) scale(-1 1)', s)
  const whiskers = line('M112 214L60 208M112 222L64 232', '#ffe9cf', 2.5, 'stroke-linecap="round" opacity=".8"')
  return (
    half.slice(0, ear.length) +
    mirror(ear) +
    circle(150, 165, 112, coat) +
    half.slice(ear.length) +
    mirror(half.slice(ear.length)) +
    stripe(150, 54, 0) +
    ellipse(128, 226, 30, 24, '#ffe9cf') +
    ellipse(172, 226, 30, 24, '#ffe9cf') +
    path(
      'M150 178C132 178 120 190 128 204C134 214 144 216 150 224C156 216 166 214 172 204C180 190 168 178 150 178Z',
      DARK,
    ) +
    line('M150 224C150 244 128 252 112 242M150 224C150 244 172 252 188 242', DARK, 6, 'stroke-linecap="round"') +
    whiskers +
    mirror(whiskers) +
    eye +
    mirror(eye)
  )
}
