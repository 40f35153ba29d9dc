import type { Sign } from '../../src/math/symbols.ts'
import { darker, lighter } from './colour.ts'
import type { Look } from './palettes.ts'
import { all, at, disc, glint, group, oval, path, petal, poly, ring, star, stroke } from './pen.ts'
import type { Pen } from './pen.ts'

type Draw = (pen: Pen, look: Look) => string

const under = (width = 70) => oval(0, 106, width, 10, '#000', 'opacity=".35"')
const shine = (x: number, y: number, rx: number, ry: number, turn: number) =>
  oval(x, y, rx, ry, '#fff', `opacity=".5" transform="rotate(${turn} ${x} ${y})"`)
const leaf = (pen: Pen, x: number, y: number, turn: number, length: number, width: number, dye = '#2f9a4c') =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path(
      petal(length, width),
      pen.fade(
        [
          [0, lighter(dye, 0.45)],
          [0.5, dye],
          [1, darker(dye, 0.45)],
        ],
        1,
        0.3,
      ),
      `stroke="${darker(dye, 0.6)}" stroke-opacity=".5" stroke-width="2"`,
    ) +
      stroke(`M0-6L0${-length * 0.86}`, lighter(dye, 0.6), 2.4, 'opacity=".7"') +
      all(4, (i) =>
        stroke(
          `M0 ${-length * (0.24 + i * 0.15)}l${width * 0.42} ${-length * 0.1}` +
            `M0 ${-length * (0.24 + i * 0.15)}l${-width * 0.42} ${-length * 0.1}`,
          lighter(dye, 0.5),
          1.4,
          'opacity=".5"',
        ),
      ),
  )

const mango: Draw = (pen) => {
  const body =
    'M14-78C66-82 106-32 94 22C82 80 26 104-26 98C-66 94-102 78-110 56C-112 44-94 46-84 26C-68-8-50-72 14-78Z'
  return (
    under(76) +
    stroke('M14-76C14-90 18-100 26-110', '#7a4a22', 9) +
    leaf(pen, 20, -96, -76, 92, 22) +
    path(
      body,
      pen.fade(
        [
          [0, '#ffe36a'],
          [0.45, '#ffb21f'],
          [0.75, '#f2702a'],
          [1, '#b9331f'],
        ],
        0.55,
        1,
      ),
    ) +
    pen.clip(
      path(body, '#000'),
      path('M-120 20C-70 60-20 80 60 70L40 130H-130Z', '#6f9a2a', 'opacity=".4"') +
        oval(66, -34, 44, 62, '#e0341f', 'opacity=".34"'),
    ) +
    shine(-16, -30, 20, 40, 34) +
    all(9, (i) => disc(...at(30 + (i % 3) * 15, i / 9, 14, 26), 1.9, '#8e4a0e', 'opacity=".45"')) +
    glint(46, -48, 15)
  )
}

const pineapple: Draw = (pen) => {
  const body = 'M0-34C50-34 74 2 70 42C66 84 34 106 0 106C-34 106-66 84-70 42C-74 2-50-34 0-34Z'
  const net = all(9, (i) =>
    stroke(
      `M${-150 + i * 32} 120L${-30 + i * 32} -50M${150 - i * 32} 120L${30 - i * 32} -50`,
      '#8a4a10',
      3,
      'opacity=".75"',
    ),
  )
  const eyes = all(6, (row) =>
    all(5, (i) => disc(-64 + i * 32 + (row % 2) * 16, -22 + row * 23, 3.4, '#fff2b0', 'opacity=".8"')),
  )
  return (
    under(64) +
    [-62, 62, -40, 40].map((turn) => leaf(pen, 0, -26, turn, 76, 15, '#1d7f45')).join('') +
    [-22, 22].map((turn) => leaf(pen, 0, -26, turn, 90, 16, '#2c9c55')).join('') +
    leaf(pen, 0, -24, 0, 94, 17, '#43b868') +
    path(
      body,
      pen.fade(
        [
          [0, '#ffe27a'],
          [0.5, '#f5a524'],
          [1, '#a85411'],
        ],
        0.4,
        1,
      ),
    ) +
    pen.clip(path(body, '#000'), net + eyes + oval(-40, 20, 26, 66, '#fff', 'opacity=".22"')) +
    path(body, 'none', 'stroke="#7c3f0c" stroke-opacity=".6" stroke-width="3"')
  )
}

const melon: Draw = (pen) => {
  const half = (r: number) => `M${-r}-34A${r} ${r} 0 0 0 ${r}-34Z`
  const seeds = [
    [-58, -8],
    [-26, 4],
    [8, 8],
    [42, 0],
    [70, -14],
    [-40, 32],
    [-6, 40],
    [30, 34],
  ] as const
  return group(
    'rotate(-12) translate(0 -6)',
    path(half(112), '#0c4a2a', 'transform="translate(0 6)"') +
      path(
        half(112),
        pen.fade([
          [0, '#2fae5c'],
          [1, '#0f6a3a'],
        ]),
      ) +
      all(7, (i) =>
        stroke(`M${-96 + i * 32} ${38 + (i < 4 ? i : 6 - i) * 12}l${(i - 3) * 5} 16`, '#0a4a2a', 7, 'opacity=".6"'),
      ) +
      path(half(96), '#e9f7cf') +
      path(
        half(88),
        pen.fade([
          [0, '#ff8f86'],
          [0.4, '#f4354b'],
          [1, '#b40f35'],
        ]),
      ) +
      seeds.map(([x, y]) => oval(x, y, 4.6, 7.4, '#2a0d10', `transform="rotate(${-x * 0.4} ${x} ${y})"`)).join('') +
      path('M-88-34H88L80-24H-80Z', '#fff', 'opacity=".34"') +
      glint(58, -30, 18),
  )
}

const cherries: Draw = (pen) => {
  const one = (x: number, y: number, r: number) =>
    disc(x, y + 5, r, '#4d0619') +
    disc(
      x,
      y,
      r,
      pen.glow(
        [
          [0, '#ff8a8f'],
          [0.45, '#e01d3f'],
          [1, '#7d0722'],
        ],
        0.38,
        0.32,
        0.75,
      ),
    ) +
    shine(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.3, 32) +
    stroke(`M${x - 12} ${y - r + 7}Q${x} ${y - r + 14} ${x + 12} ${y - r + 7}`, '#5d0a1e', 4, 'opacity=".7"')
  return (
    under(78) +
    stroke('M-44 20C-42-30-10-74 22-98', '#6f8f2a', 7) +
    stroke('M50 28C50-20 42-66 22-98', '#5c7d22', 7) +
    leaf(pen, 20, -94, -78, 96, 24, '#2f9a4c') +
    one(-46, 54, 46) +
    one(50, 60, 43) +
    disc(22, -98, 7, '#8a6a2c')
  )
}

const sun: Draw = (pen, { palette }) =>
  disc(
    0,
    0,
    124,
    pen.glow([
      [0, '#fff3b8', 0.9],
      [0.6, '#ffc23c', 0.35],
      [1, '#ff9a1c', 0],
    ]),
  ) +
  all(16, (i) =>
    group(
      `rotate(${i * 22.5})`,
      poly(
        [
          [-13, -60],
          [13, -60],
          [0, i % 2 ? -98 : -118],
        ],
        i % 2 ? '#f08a1c' : '#ffc53d',
        'stroke="#a8500a" stroke-opacity=".45" stroke-width="2"',
      ),
    ),
  ) +
  disc(
    0,
    0,
    68,
    pen.fade([
      [0, '#fff0a8'],
      [0.5, '#ffb923'],
      [1, '#d86a0e'],
    ]),
  ) +
  ring(0, 0, 68, lighter(palette.metal, 0.4), 4) +
  all(12, (i) => group(`rotate(${i * 30})`, path(petal(54, 13), i % 2 ? '#e8761a' : '#ffdf7a', 'opacity=".9"'))) +
  disc(
    0,
    0,
    17,
    pen.glow(
      [
        [0, '#fff'],
        [0.5, '#ffd35a'],
        [1, '#c8560c'],
      ],
      0.4,
      0.3,
      0.8,
    ),
  ) +
  glint(44, -52, 20)

const basket: Draw = (pen) => {
  const body = 'M-92 10H92L70 96C66 104-66 104-70 96Z'
  const weave = all(4, (row) =>
    all(
      12,
      (i) =>
        `<rect x="${-100 + i * 17 + (row % 2) * 8}" y="${18 + row * 20}" width="13" height="15" rx="5" ` +
        `fill="${(i + row) % 2 ? '#e0a457' : '#b0712c'}"/>`,
    ),
  )
  const fruit = (x: number, y: number, r: number, light: string, dye: string) =>
    disc(
      x,
      y,
      r,
      pen.glow(
        [
          [0, light],
          [0.5, dye],
          [1, darker(dye, 0.5)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) + shine(x - r * 0.32, y - r * 0.36, r * 0.18, r * 0.28, 30)
  return (
    disc(
      0,
      -6,
      122,
      pen.glow([
        [0, '#ffe9a8', 0.9],
        [0.5, '#ffb24a', 0.35],
        [1, '#ff8a1c', 0],
      ]),
    ) +
    under(72) +
    stroke('M-84 8C-80-118 80-118 84 8', '#8a5420', 13) +
    stroke('M-84 8C-80-118 80-118 84 8', '#e0a457', 4) +
    leaf(pen, -40, -22, -32, 56, 18) +
    leaf(pen, 42, -20, 34, 54, 18) +
    fruit(-54, -8, 30, '#ffb0a8', '#dc2440') +
    fruit(52, -8, 32, '#fff0a0', '#f2b41f') +
    fruit(0, -24, 38, '#ffd98a', '#f27a1f') +
    fruit(-18, 4, 22, '#d8b0ff', '#7a3cc4') +
    fruit(26, 6, 20, '#d6f5a0', '#6fae2a') +
    path(
      body,
      pen.fade([
        [0, '#c98a3c'],
        [1, '#6f3f12'],
      ]),
    ) +
    pen.clip(path(body, '#000'), weave) +
    path(
      'M-100 2H100Q106 12 100 22H-100Q-106 12-100 2Z',
      pen.fade([
        [0, '#f2c980'],
        [1, '#8f571d'],
      ]),
    ) +
    poly(star(8, 24, 11, 0, 60), '#fff6cf', 'opacity=".95"')
  )
}

const lemon: Draw = (pen) =>
  under(70) +
  leaf(pen, 52, -64, 62, 62, 18) +
  group(
    'rotate(-28)',
    path(
      'M-104 0C-96-14-88-18-78-24C-50-78 50-78 78-24C88-18 96-14 104 0C96 14 88 18 78 24C50 78-50 78-78 24C-88 18-96 14-104 0Z',
      pen.fade(
        [
          [0, '#fff7a0'],
          [0.5, '#f7d41f'],
          [1, '#b98708'],
        ],
        0.2,
        1,
      ),
      'stroke="#8f6a06" stroke-opacity=".5" stroke-width="2.4"',
    ) +
      shine(-30, -34, 34, 13, -14) +
      all(14, (i) => disc(-56 + (i % 7) * 19, 4 + Math.floor(i / 7) * 24, 2, '#a87a08', 'opacity=".5"')),
  )

const berry: Draw = (pen) =>
  under(64) +
  stroke('M0-62C2-82 8-94 20-106', '#6b7a2a', 7) +
  leaf(pen, 6, -84, -70, 66, 19) +
  oval(
    0,
    26,
    70,
    80,
    pen.glow(
      [
        [0, '#c79bff'],
        [0.45, '#6a2fb8'],
        [1, '#260a52'],
      ],
      0.36,
      0.28,
      0.8,
    ),
  ) +
  shine(-26, -12, 14, 24, 28) +
  ring(0, -46, 13, '#3b1470', 4, 'opacity=".6"') +
  oval(22, 66, 30, 16, '#fff', 'opacity=".1"')

const tea: Draw = (pen) =>
  under(54) +
  stroke('M0 98C-2 50 0 20 0-8', '#4f8a34', 8) +
  leaf(pen, 0, 56, -58, 116, 32, '#2c9350') +
  leaf(pen, 0, 40, 56, 118, 32, '#38a75c') +
  leaf(pen, 0, 6, 0, 112, 22, '#7cc94a')

const marigold: Draw = (pen) => {
  const round = (count: number, length: number, width: number, dye: string, turn: number) =>
    all(count, (i) =>
      group(
        `rotate(${(i * 360) / count + turn})`,
        path(petal(length, width), dye, 'stroke="#8a3a06" stroke-opacity=".35" stroke-width="1.6"'),
      ),
    )
  return (
    leaf(pen, -40, 60, -130, 66, 20) +
    leaf(pen, 40, 60, 130, 66, 20) +
    round(18, 104, 18, '#b8280f', 0) +
    round(16, 84, 17, '#d8430f', 11) +
    round(13, 62, 15, '#f0681a', 4) +
    round(10, 42, 12, '#ff9a3a', 14) +
    disc(
      0,
      0,
      15,
      pen.glow([
        [0, '#fff0b0'],
        [1, '#e8821a'],
      ]),
    ) +
    glint(44, -54, 14)
  )
}

const lows: readonly Draw[] = [lemon, berry, tea, marigold]
const low =
  (place: number): Draw =>
  (pen, look) =>
    lows[(place + look.cut) % 4]!(pen, look)

/** The orchard: mango, pineapple, melon and cherries, four of the garden, a sun as the wild, and the basket. */
export const orchard: Record<Sign, Draw> = {
  wild: sun,
  scatter: basket,
  high1: mango,
  high2: pineapple,
  high3: melon,
  high4: cherries,
  low1: low(0),
  low2: low(1),
  low3: low(2),
  low4: low(3),
}
