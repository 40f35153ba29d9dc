import type { Sign } from '../../src/math/symbols.ts'
import { darker, lighter, mix } from './colour.ts'
import { cuts, stones } from './gems.ts'
import type { Look } from './palettes.ts'
import { all, at, disc, glint, group, oval, path, petal, poly, ring, star, stroke } from './pen.ts'
import type { Pen } from './pen.ts'

type Draw = (pen: Pen, look: Look) => string

const warm = (metal: string) => mix(metal, '#f0a818', 0.42)
const gold = (pen: Pen, metal: string) => {
  const m = warm(metal)
  return pen.fade(
    [
      [0, lighter(m, 0.72)],
      [0.32, m],
      [0.5, mix(m, '#c06a10', 0.5)],
      [0.56, lighter(m, 0.25)],
      [1, mix(m, '#7a3408', 0.66)],
    ],
    0.3,
    1,
  )
}
const under = (width = 70) => oval(0, 106, width, 10, '#000', 'opacity=".35"')

const seven: Draw = (pen, { palette }) => {
  const shape = 'M-70-94H74V-60C30-18 10 32 4 98H-48C-42 36-20-14 16-52H-34V-24H-70Z'
  const red = pen.fade([
    [0, '#ff7a66'],
    [0.5, '#e0203c'],
    [1, '#8e0a2c'],
  ])
  return (
    under(62) +
    all(7, (i) =>
      path(shape, darker('#8e0a2c', 0.5 - i * 0.06), `transform="translate(${14 - i * 2} ${14 - i * 2})"`),
    ) +
    path(shape, red, `stroke="${gold(pen, palette.metal)}" stroke-width="9" stroke-linejoin="round"`) +
    path('M-58-82H60V-70H-46V-38H-58Z', '#fff', 'opacity=".38"') +
    stroke('M44-56C14-20-6 28-12 84', '#fff', 5, 'opacity=".32"') +
    glint(58, -84, 22)
  )
}

const crown: Draw = (pen, { palette }) => {
  const metal = warm(palette.metal)
  const body =
    'M-98-34C-86 2-82 24-78 52H78C82 24 86 2 98-34C80-20 64-8 46-4C34-26 18-54 0-84C-18-54-34-26-46-4C-64-8-80-20-98-34Z'
  return (
    under(84) +
    path(body, darker(metal, 0.62), 'transform="translate(0 9)"') +
    path(
      'M-62-10C-30-64 30-64 62-10L50 40H-50Z',
      pen.fade([
        [0, '#a3123f'],
        [1, '#4d0624'],
      ]),
    ) +
    path(body, gold(pen, metal)) +
    path('M0-84C-18-54-34-26-46-4C-50 14-52 34-52 52H0Z', '#fff', 'opacity=".2"') +
    path(
      'M-82 48H82L78 86C40 94-40 94-78 86Z',
      pen.fade([
        [0, darker(metal, 0.2)],
        [0.5, lighter(metal, 0.35)],
        [1, darker(metal, 0.42)],
      ]),
    ) +
    all(
      5,
      (i) =>
        poly(star(2, 15, 9, -56 + i * 28, 69), ['#22b07a', '#e0284a', '#3a78f2', '#e0284a', '#22b07a'][i]!) +
        disc(-60 + i * 28, 65, 3, '#fff', 'opacity=".8"'),
    ) +
    [
      [-98, -38, 11],
      [-46, -8, 8],
      [0, -90, 14],
      [46, -8, 8],
      [98, -38, 11],
    ]
      .map(([x, y, r]) =>
        disc(
          x!,
          y!,
          r!,
          pen.glow(
            [
              [0, '#fff'],
              [0.4, lighter(metal, 0.5)],
              [1, darker(metal, 0.3)],
            ],
            0.35,
            0.3,
            0.75,
          ),
        ),
      )
      .join('') +
    poly(
      [
        [0, -34],
        [17, -8],
        [0, 20],
        [-17, -8],
      ],
      '#e0284a',
    ) +
    poly(
      [
        [0, -34],
        [17, -8],
        [0, -8],
      ],
      '#ff9aa4',
    ) +
    poly(
      [
        [0, 20],
        [-17, -8],
        [0, -8],
      ],
      '#a50f35',
    )
  )
}

const lotus: Draw = (pen, { palette }) => {
  const outer = pen.fade([
    [0, '#ffd9ea'],
    [0.5, '#f0629c'],
    [1, '#a81c62'],
  ])
  const inner = pen.fade([
    [0, '#fff6fa'],
    [0.55, '#ff9cc4'],
    [1, '#d63c84'],
  ])
  const leaf = (turn: number, length: number, width: number, fill: string) =>
    group(
      `translate(0 58) rotate(${turn})`,
      path(petal(length, width), fill, `stroke="#8e1450" stroke-opacity=".35" stroke-width="1.6"`) +
        stroke(`M0-12L0${-length * 0.72}`, '#fff', 1.6, 'opacity=".35"'),
    )
  return (
    oval(
      0,
      72,
      96,
      18,
      pen.fade([
        [0, '#2fae74'],
        [1, '#0c5a44'],
      ]),
    ) +
    oval(0, 68, 78, 11, '#5fd79b', 'opacity=".5"') +
    [-84, 84, -62, 62].map((turn) => leaf(turn, 108, 25, outer)).join('') +
    [-40, 40].map((turn) => leaf(turn, 126, 29, outer)).join('') +
    [-19, 19].map((turn) => leaf(turn, 136, 30, inner)).join('') +
    leaf(0, 142, 32, inner) +
    [-52, 52].map((turn) => leaf(turn, 82, 23, inner)).join('') +
    [-26, 26, 0]
      .map((turn) =>
        leaf(
          turn,
          84,
          26,
          pen.fade([
            [0, '#ffffff'],
            [0.5, '#ffb9d5'],
            [1, '#e8589a'],
          ]),
        ),
      )
      .join('') +
    disc(
      0,
      -104,
      9,
      pen.glow([
        [0, '#fff'],
        [0.5, palette.metal],
        [1, palette.metal, 0],
      ]),
    ) +
    glint(0, -104, 17)
  )
}

const coin: Draw = (pen, { palette }) => {
  const metal = warm(palette.metal)
  return (
    under(80) +
    all(5, (i) => disc(0, 12 - i * 3, 94, darker(metal, 0.62 - i * 0.05))) +
    disc(0, -3, 94, gold(pen, metal)) +
    all(32, (i) => disc(...at(84, i / 32, 0, -3), 3.6, darker(metal, 0.25), 'opacity=".75"')) +
    disc(
      0,
      -3,
      72,
      pen.fade(
        [
          [0, mix(metal, '#8e3f08', 0.72)],
          [1, mix(metal, '#c8741a', 0.3)],
        ],
        0.3,
        1,
      ),
    ) +
    ring(0, -3, 72, lighter(metal, 0.6), 2) +
    all(8, (i) =>
      group(
        `translate(0 -3) rotate(${i * 45})`,
        path(
          petal(60, 19),
          i % 2 ? lighter(metal, 0.18) : lighter(metal, 0.6),
          `stroke="${darker(metal, 0.5)}" stroke-opacity=".5" stroke-width="1.6"`,
        ),
      ),
    ) +
    disc(
      0,
      -3,
      15,
      pen.glow(
        [
          [0, '#ff8f8f'],
          [0.6, '#d81e40'],
          [1, '#7d0a26'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    ) +
    ring(0, -3, 15, darker(metal, 0.3), 3) +
    pen.clip(
      `<circle cy="-3" r="94"/>`,
      path('M-110-20L-30-110H6L-110 20ZM-110 50L40-110H54L-110 66Z', '#fff', 'opacity=".26"'),
    ) +
    glint(60, -66, 18)
  )
}

const feather: Draw = (pen, { palette }) => {
  const plume = (turn: number, size: number) =>
    group(
      `translate(0 66) rotate(${turn}) scale(${size})`,
      path(
        petal(168, 30),
        pen.fade([
          [0, '#38d39a'],
          [0.5, '#0f8f6c'],
          [1, '#06463f'],
        ]),
        `stroke="#052f2c" stroke-opacity=".55" stroke-width="2"`,
      ) +
        stroke('M0-6V-104', '#e9d48a', 2.4, 'opacity=".8"') +
        oval(0, -124, 20, 27, palette.metal) +
        oval(0, -123, 15.5, 21, '#0aa5b8') +
        path('M0-108C-12-112-14-126-6-132C-3-134 0-131 0-128C0-131 3-134 6-132C14-126 12-112 0-108Z', '#1b2a9a'),
    )
  return (
    disc(
      0,
      0,
      118,
      pen.glow([
        [0, palette.metal, 0.55],
        [0.7, palette.metal, 0.12],
        [1, palette.metal, 0],
      ]),
    ) +
    [-62, 62, -48, 48].map((turn) => plume(turn, 0.83)).join('') +
    [-32, 32].map((turn) => plume(turn, 0.94)).join('') +
    [-16, 16].map((turn) => plume(turn, 1.02)).join('') +
    plume(0, 1.06) +
    path('M-40 66C-40 96 40 96 40 66C40 44-40 44-40 66Z', gold(pen, palette.metal)) +
    poly(
      [
        [0, 50],
        [17, 68],
        [0, 88],
        [-17, 68],
      ],
      '#e0284a',
    ) +
    poly(
      [
        [0, 50],
        [17, 68],
        [0, 68],
      ],
      '#ff98a6',
    ) +
    disc(-28, 68, 5, '#fff', 'opacity=".9"') +
    disc(28, 68, 5, '#fff', 'opacity=".9"') +
    glint(0, -104, 18)
  )
}

const lantern: Draw = (pen, { palette }) => {
  const metal = gold(pen, palette.metal)
  return (
    disc(
      0,
      -4,
      122,
      pen.glow([
        [0, '#ffe9a8', 0.95],
        [0.42, '#ff9a3c', 0.45],
        [1, '#ff7a1c', 0],
      ]),
    ) +
    all(12, (i) =>
      group(
        `translate(0 -4) rotate(${i * 30})`,
        poly(
          [
            [-3, -84],
            [3, -84],
            [0, -122],
          ],
          '#ffdf9a',
          'opacity=".75"',
        ),
      ),
    ) +
    stroke('M0-120V-86', palette.metal, 4) +
    path('M-34-74H34L26-90H-26Z', metal) +
    path(
      'M-44-70H44C84-40 84 34 44 62H-44C-84 34-84-40-44-70Z',
      pen.fade([
        [0, '#ffcf6b'],
        [0.45, '#ff7d2c'],
        [1, '#c22a1c'],
      ]),
    ) +
    path(
      'M-44-70H44C84-40 84 34 44 62H-44C-84 34-84-40-44-70Z',
      pen.glow(
        [
          [0, '#fffbe0', 0.95],
          [0.5, '#ffd873', 0.4],
          [1, '#ffb03c', 0],
        ],
        0.5,
        0.52,
        0.5,
      ),
    ) +
    [-44, -16, 16, 44]
      .map((x) => stroke(`M${x}-70C${x * 1.9}-36 ${x * 1.9} 30 ${x} 62`, '#a8321a', 2.6, 'opacity=".65"'))
      .join('') +
    stroke('M-71-22H71M-71 14H71', '#a8321a', 2, 'opacity=".4"') +
    path('M-48-76H48V-64H-48ZM-48 58H48V70H-48Z', metal) +
    path('M-26 70H26L18 84H-18Z', metal) +
    [-10, 0, 10].map((x) => stroke(`M${x} 84V${x ? 108 : 116}`, '#e0284a', 4)).join('') +
    poly(star(8, 27, 13, 0, -4), '#fff6cf', 'opacity=".95"')
  )
}

const gem =
  (place: number): Draw =>
  (pen, look) =>
    cuts[(place + look.cut) % 4]!(pen, stones[look.gems]![place]!)

/** The bazaar: seven, crown, lotus and coin, four stones, a fan of feathers as the wild, and the lantern. */
export const jewel: Record<Sign, Draw> = {
  wild: feather,
  scatter: lantern,
  high1: seven,
  high2: crown,
  high3: lotus,
  high4: coin,
  low1: gem(0),
  low2: gem(1),
  low3: gem(2),
  low4: gem(3),
}
