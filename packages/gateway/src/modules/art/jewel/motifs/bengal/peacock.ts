import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, line, num, path, petal, times } from '../../../pen.ts'

/** A peacock with its train open. */
export function peacock(b: Brush): string {
  const feather = (length: number, width: number, fill: string) =>
    path(petal(length, width), fill, `stroke="${b.ink}" stroke-opacity=".3" stroke-width="1.2"`) +
    ellipse(0, -length * 0.78, width * 0.42, width * 0.55, b.counter) +
    circle(0, -length * 0.75, width * 0.26, b.pale ? b.main : b.deep)
  const train = (count: number, length: number, width: number, fill: string) => {
    const one = b.symbol(feather(length, width, fill))
    return times(count, (i) => one(0, 0, `rotate(${num(-84 + (168 * i) / (count - 1))})`))
  }
  const body = 'M-4-64C18-66 26-50 20-36C14-22 40 4 34 40C28 74-28 74-34 40C-38 10-12-14-14-36C-16-52-14-62-4-64Z'
  return (
    group(
      'translate(0 46)',
      train(11, 150, 24, mix(b.base, b.main, 0.6)) + train(9, 116, 22, b.body()) + train(7, 80, 20, b.light),
    ) +
    group(
      'translate(-2 34)',
      path(body, b.metal()) +
        path('M-12-40C-10-12-34 10-32 40C-28 62-10 68 0 68C-20 40-6 0-2-36Z', '#fff', fade(0.28)) +
        circle(2, -54, 4.5, b.ink) +
        path('M-14-56L-34-50L-13-46Z', b.main) +
        line('M4-64L-4-86M8-65V-90M12-64L22-86', b.counter, 3, 'stroke-linecap="round"') +
        (
          [
            [-4, -88],
            [8, -93],
            [22, -88],
          ] as const
        )
          .map(([x, y]) => circle(x, y, 5, b.main))
          .join(''),
    )
  )
}
