import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, line, num, path, petal, times } from '../../../pen.ts'

const COMB = '#e02535'

function tail(b: Brush): string {
  const edge = `stroke="${b.pale ? '#fff' : b.deep}" stroke-opacity=".4" stroke-width="1.5"`
  return times(7, (i) => {
    const length = 132 - Math.abs(i - 2.4) * 9
    const up = (part: number) => num(-length * part)
    const d = `M-4 0C-30 ${up(0.4)} -8 ${up(1)} 34 ${num(6 - length)}C14 ${up(0.72)} 16 ${up(0.3)} 8 4Z`
    const fill = [b.metal(), b.body(), mix(b.base, b.pale ? '#10313a' : b.deep, 0.3)][i % 3] ?? b.main
    return group(`translate(34 22) rotate(${i * 22 - 28})`, path(d, fill, edge))
  })
}

export function rooster(b: Brush): string {
  const feathers = times(15, (k) => {
    const [r, i] = [Math.floor(k / 5), k % 5]
    return path(
      petal(40 - r * 3, 9),
      r % 2 ? b.counter : mix(b.light, b.counter, 0.5),
      `transform="translate(${-54 + i * 13 + r * 2} ${-46 + r * 26 + i * 3}) rotate(${178 - i * 9})" ${fade(0.95)}`,
    )
  })
  const wing =
    path('M-6 26C20 14 50 22 58 44C40 66 8 66-6 26Z', darken(b.base, 0.15)) +
    times(3, (i) =>
      line(`M${2 + i * 6} ${34 + i * 7}C24 ${28 + i * 7} 42 ${30 + i * 8} ${54 - i * 5} ${44 + i * 4}`, b.counter, 2.4),
    )
  const comb = (
    [
      [-58, -112, 9],
      [-45, -119, 12],
      [-29, -119, 12],
      [-15, -110, 10],
    ] as const
  )
    .map(([x, y, r]) => circle(x, y, r, COMB))
    .join('')
  return group(
    'translate(4 0)',
    b.shadow(132, 90) +
      tail(b) +
      line(
        'M-22 92V128M-22 128L-42 136M-22 128L-6 136M12 90V128M12 128L-8 136M12 128L30 136',
        b.counter,
        6,
        'stroke-linecap="round"',
      ) +
      path(
        'M-58-78C-30-60-66-14-62 30C-58 82 0 108 42 84C76 64 82 26 70-6C46 20 16 6 2-26C-6-46-4-74-16-96Z',
        b.body(),
      ) +
      feathers +
      wing +
      circle(-38, -86, 27, mix(b.main, b.light, 0.25)) +
      comb +
      path('M-64-108H-8L-18-92C-34-104-50-104-60-94Z', COMB) +
      path('M-62-92L-92-80L-60-74Z', b.counter) +
      path('M-62-84L-92-80L-60-74Z', '#000', fade(0.25)) +
      ellipse(-52, -58, 9, 16, COMB) +
      circle(-44, -90, 6.5, b.ivory) +
      circle(-45, -90, 3.6, '#111'),
  )
}
