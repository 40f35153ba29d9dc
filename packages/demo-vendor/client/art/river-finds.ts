import { darker, lighter } from './colour.ts'
import type { Look } from './palettes.ts'
import { all, at, disc, glint, group, oval, path, petal, stroke } from './pen.ts'
import type { Pen } from './pen.ts'

type Draw = (pen: Pen, look: Look) => string

const tints: readonly (readonly [string, string, string, string])[] = [
  ['#ff7a4d', '#f58fb4', '#9a6bf2', '#3fb96a'],
  ['#f2543d', '#f7b267', '#d45cc0', '#7fc241'],
  ['#ff9838', '#ef6f94', '#5f7df5', '#2fb99a'],
]

/** A shell of ribs: wedges from the hinge, each with a rounded end. */
export const fan = (pen: Pen, colour: string, ribs = 9) => {
  const rib = (i: number) => {
    const [from, to] = [i / ribs, (i + 1) / ribs].map((share) => at(150, -0.25 + (share! - 0.5) * 0.4, 0, 72))
    const shape = `M0 76L${from![0].toFixed(1)} ${from![1].toFixed(1)}A26 26 0 0 1 ${to![0].toFixed(1)} ${to![1].toFixed(1)}Z`
    const fill =
      i % 2
        ? pen.fade([
            [0, lighter(colour, 0.78)],
            [1, colour],
          ])
        : pen.fade([
            [0, lighter(colour, 0.42)],
            [1, darker(colour, 0.32)],
          ])
    return path(
      shape,
      fill,
      `stroke="${darker(colour, 0.5)}" stroke-opacity=".4" stroke-width="2" stroke-linejoin="round"`,
    )
  }
  const band = (r: number) =>
    stroke(
      `M${at(r, -0.45, 0, 72).map(Math.round).join(' ')}A${r} ${r} 0 0 1 ${at(r, -0.05, 0, 72).map(Math.round).join(' ')}`,
      lighter(colour, 0.85),
      3,
      'opacity=".4"',
    )
  return (
    path('M-44 60H44L30 98H-30Z', darker(colour, 0.25)) +
    all(ribs, rib) +
    band(70) +
    band(106) +
    path('M-26 76C-20 60 20 60 26 76C20 96-20 96-26 76Z', lighter(colour, 0.25))
  )
}

const starfish =
  (place: number): Draw =>
  (pen, { gems }) => {
    const colour = tints[gems]![place]!
    const arm = (grow: number) =>
      all(5, (i) =>
        group(
          `rotate(${i * 72})`,
          path(
            'M-33 12C-33-24-20-70-8-100C-4-110 4-110 8-100C20-70 33-24 33 12Z',
            grow
              ? pen.fade([
                  [0, lighter(colour, 0.45)],
                  [1, colour],
                ])
              : darker(colour, 0.5),
          ),
        ),
      )
    return group(
      'translate(0 10) rotate(8)',
      group('translate(3 8)', arm(0)) +
        arm(1) +
        disc(0, 0, 36, lighter(colour, 0.12)) +
        all(5, (i) =>
          group(
            `rotate(${i * 72})`,
            all(5, (k) => disc(0, -18 - k * 17, 6.4 - k, lighter(colour, 0.72))) +
              disc(-15, -30, 3.6, lighter(colour, 0.6)) +
              disc(15, -30, 3.6, lighter(colour, 0.6)),
          ),
        ) +
        disc(0, 0, 8, lighter(colour, 0.75)),
    )
  }

const scallop =
  (place: number): Draw =>
  (pen, { gems }) =>
    group('scale(.84 .94) translate(0 6)', fan(pen, tints[gems]![place]!)) + glint(-44, -50, 18)

const coral =
  (place: number): Draw =>
  (pen, { gems }) => {
    const colour = tints[gems]![place]!
    const twigs =
      'M0 98V28M0 44C-10 14-46 16-52-22V-58M-50-14C-72-22-86-34-86-62M0 30C6-4-4-26-2-96' +
      'M-1-38C-16-46-28-62-28-90M0-10C20-18 30-34 30-72M0 52C24 34 56 34 60-6V-46M60-2C82-8 90-24 90-48'
    const shade = pen.fade([
      [0, lighter(colour, 0.35)],
      [1, darker(colour, 0.12)],
    ])
    return (
      stroke(twigs, darker(colour, 0.55), 26, 'transform="translate(3 5)"') +
      stroke(twigs, shade, 22) +
      stroke(twigs, lighter(colour, 0.65), 5, 'opacity=".7" stroke-dasharray="1 15" transform="translate(-4 -2)"') +
      oval(0, 104, 44, 9, darker(colour, 0.4))
    )
  }

const kelp =
  (place: number): Draw =>
  (pen, { gems }) => {
    const colour = tints[gems]![place]!
    const leaf = (x: number, turn: number, length: number, width: number) =>
      group(
        `translate(${x} 96) rotate(${turn})`,
        path(
          petal(length, width),
          pen.fade([
            [0, lighter(colour, 0.6)],
            [0.6, colour],
            [1, darker(colour, 0.45)],
          ]),
          `stroke="${darker(colour, 0.55)}" stroke-opacity=".45" stroke-width="2"`,
        ) +
          stroke(`M0-8V${-length * 0.86}`, lighter(colour, 0.75), 3, 'opacity=".7"') +
          all(4, (i) =>
            stroke(
              `M0${-length * (0.24 + i * 0.14)}L${width * 0.42} ${-length * (0.33 + i * 0.14)}` +
                `M0${-length * (0.24 + i * 0.14)}L${-width * 0.42} ${-length * (0.33 + i * 0.14)}`,
              lighter(colour, 0.7),
              2,
              'opacity=".5"',
            ),
          ),
      )
    return (
      leaf(0, -46, 136, 34) + leaf(0, 46, 136, 34) + leaf(0, -22, 170, 36) + leaf(0, 22, 170, 36) + leaf(0, 0, 190, 38)
    )
  }

const finds = [starfish, scallop, coral, kelp] as const
/** One of the four finds, by its place among the low symbols. */
export const find =
  (place: number): Draw =>
  (pen, look) =>
    finds[(place + look.cut) % 4]!(place)(pen, look)
