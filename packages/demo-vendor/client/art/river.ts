import type { Sign } from '../../src/math/symbols.ts'
import { darker, mix } from './colour.ts'
import type { Look } from './palettes.ts'
import { fan, find } from './river-finds.ts'
import { all, at, disc, glint, group, oval, path, petal, poly, ring, stroke, times } from './pen.ts'
import type { Pen } from './pen.ts'

type Draw = (pen: Pen, look: Look) => string

/** Side view looking left; the scales are rows of arcs, clipped by the body. */
const koi: Draw = (pen, { palette }) => {
  const body = 'M-106 8C-84-50-10-74 60-18C66-12 66 4 60 12C-2 66-80 62-106 8Z'
  const orange = pen.fade([
    [0, '#ffc05a'],
    [0.5, '#ff7d2a'],
    [1, '#d8431c'],
  ])
  const fin = pen.fade(
    [
      [0, '#fff3dc'],
      [0.5, '#ffb067'],
      [1, '#f06a2c'],
    ],
    1,
    0.6,
  )
  const scales = all(8, (row) =>
    all(11, (i) => ring(-66 + i * 14 + (row % 2) * 7, -56 + row * 15, 11, '#fff', 1.4, 'opacity=".42"')),
  )
  return (
    path(
      'M48-4C66-50 96-84 116-74C104-40 104-22 92-4C108 18 108 50 116 72C92 80 62 44 48-4Z',
      fin,
      'stroke="#c9481c" stroke-opacity=".4" stroke-width="2"',
    ) +
    path('M-40-46C-24-92 26-96 44-84C26-70 28-54 30-42Z', fin) +
    path('M-24 44C-14 74 6 92 26 90C16 74 18 58 16 44Z', fin) +
    path(body, orange) +
    pen.clip(
      path(body, '#000'),
      scales +
        path(
          'M-30-70C-2-50-6-20-34-18C-54-30-54-56-30-70ZM20-60C48-40 40-8 18-10C4-24 2-46 20-60Z',
          '#fffaf0',
          'opacity=".92"',
        ) +
        path('M-110 30C-60 74 20 70 70 10V80H-110Z', '#8e1c14', 'opacity=".25"'),
    ) +
    pen.clip(
      path(body, '#000'),
      path('M-110-60H-62C-44-24-44 28-66 64H-110Z', '#d6431f', 'opacity=".95"') +
        stroke('M-62-56C-44-22-44 26-66 60', '#fff3dc', 4),
    ) +
    path('M-44 16C-28 34-6 34 6 24C-4 12-26 6-44 16Z', '#ffe0b8', 'opacity=".95"') +
    disc(-78, -8, 12, '#fffdf6') +
    disc(-80, -8, 7, '#131018') +
    disc(-83, -11, 2.4, '#fff') +
    stroke('M-104 16C-98 22-92 24-86 24', '#7d1a10', 3) +
    ring(-98, -56, 9, palette.light, 2.4, 'opacity=".8"') +
    ring(-82, -82, 5, palette.light, 2, 'opacity=".7"')
  )
}

/** A spiral that grows by a steady factor; every chamber is the strip between it and its last turn. */
const nautilus: Draw = (pen, { palette }) => {
  const turns = 2.55
  const place = (turn: number) => at(100 * Math.exp((turn - turns) * 0.86), turn - turns + 0.17, 4, -6)
  const chambers = times(24, (i) => {
    const [from, to] = [turns - 2.4 + i * 0.1, turns - 2.3 + i * 0.1]
    const edge = times(6, (k) => place(from + ((to - from) * k) / 5))
    const back = times(6, (k) => place(Math.max(0, to - 1.02 - ((to - from) * k) / 5)))
    const tone = i % 2 ? mix('#fff6e8', '#ffd9b4', i / 24) : mix('#ff9a52', '#d2403f', i / 24)
    return poly([...edge, ...back], tone, 'stroke="#7d2a2a" stroke-opacity=".25" stroke-width="1.4"')
  })
  const outline = times(46, (i) => place(turns - 1.02 + (i / 45) * 1.02))
  const [x, y] = place(turns - 0.02)
  const arms = [0, 1, 2, 3].map((i) =>
    stroke(
      `M${x - 34 + i * 11} ${y - 16 + i}C${x - 24 + i * 13} ${y + 12} ${x - 30 + i * 16} ${y + 18} ${x - 18 + i * 14} ${y + 30 - i * 5}`,
      i % 2 ? '#ffb08a' : '#f07f5c',
      9,
    ),
  )
  return group(
    'translate(-2 0) rotate(-4)',
    arms.join('') +
      poly(outline, '#8e2a30', 'transform="translate(3 6)" opacity=".55"') +
      chambers.join('') +
      pen.clip(
        poly(outline, '#000'),
        disc(
          -6,
          -6,
          96,
          pen.glow(
            [
              [0, '#fff', 0.7],
              [0.4, '#fff', 0.05],
              [1, '#4a0a24', 0.5],
            ],
            0.34,
            0.28,
            0.8,
          ),
        ),
      ) +
      disc(x - 20, y - 22, 10, '#fffdf4') +
      disc(x - 18, y - 21, 5.6, '#1a1020') +
      disc(x - 20, y - 23, 2, '#fff') +
      glint(-44, -62, 17) +
      disc(98, -70, 5.4, palette.light, 'opacity=".6"') +
      disc(88, -88, 3.4, palette.light, 'opacity=".6"'),
  )
}

const jelly: Draw = (pen, { palette }) => {
  const dome =
    'M-84 10C-84-66-46-104 0-104C46-104 84-66 84 10C70 24 60 4 44 14C30 24 16 6 0 14C-16 6-30 24-44 14C-60 4-70 24-84 10Z'
  const arm = (x: number, i: number) =>
    stroke(
      `M${x} 12C${x - 16} 38 ${x + 16} 54 ${x - (i % 2 ? 12 : 4)} ${80 + (i % 3) * 12}`,
      i % 2 ? '#ff9ad8' : '#c98bff',
      i % 2 ? 6 : 4,
      'opacity=".9"',
    )
  return (
    disc(
      0,
      -20,
      120,
      pen.glow([
        [0, '#c66bff', 0.5],
        [1, '#c66bff', 0],
      ]),
    ) +
    [-60, -38, -14, 12, 36, 58].map(arm).join('') +
    path(
      dome,
      pen.fade([
        [0, '#ffb6ea'],
        [0.5, '#b45af0'],
        [1, '#5a2bc0'],
      ]),
    ) +
    pen.clip(
      path(dome, '#000'),
      all(5, (i) => oval(0, 18, 16 + i * 20, 118, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="2.4"')) +
        oval(-28, -62, 26, 16, '#fff', 'opacity=".5" transform="rotate(-32 -28 -62)"'),
    ) +
    all(7, (i) => disc(-54 + i * 18, -18 + Math.abs(3 - i) * 4, 5, '#ffe3fb', 'opacity=".9"')) +
    stroke('M-84 10C-70 24-60 4-44 14C-30 24-16 6 0 14C16 6 30 24 44 14C60 4 70 24 84 10', '#fff', 4, 'opacity=".65"') +
    disc(86, -70, 6, palette.light, 'opacity=".6"') +
    disc(98, -48, 3.6, palette.light, 'opacity=".6"')
  )
}

const turtle: Draw = (pen, { palette }) => {
  const skin = pen.fade([
    [0, '#a6e07a'],
    [1, '#2f8f4e'],
  ])
  const flipper = (x: number, y: number, turn: number, size: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      path(petal(86, 26), skin, 'stroke="#14502c" stroke-opacity=".5" stroke-width="2"') +
        all(4, (i) => disc(-5 + (i % 2) * 10, -26 - i * 11, 4, '#14502c', 'opacity=".35"')),
    )
  const cell = (x: number, y: number, r: number) =>
    poly(
      times(6, (i) => at(r, i / 6 + 1 / 12, x, y)),
      pen.fade([
        [0, '#ffd682'],
        [1, '#b8671e'],
      ]),
      'stroke="#5e2a0c" stroke-width="3.4" stroke-linejoin="round"',
    )
  return group(
    'rotate(18) translate(0 6) scale(.9)',
    flipper(-46, -34, -66, 1.06) +
      flipper(46, -34, 66, 1.06) +
      flipper(-40, 56, -136, 0.74) +
      flipper(40, 56, 136, 0.74) +
      path('M-22-64C-26-104-14-122 0-122C14-122 26-104 22-64Z', skin) +
      disc(-11, -102, 4.6, '#12200f') +
      disc(11, -102, 4.6, '#12200f') +
      oval(0, 10, 68, 82, darker('#8e4a16', 0.3)) +
      oval(
        0,
        8,
        63,
        77,
        pen.fade([
          [0, '#e8a544'],
          [1, '#8e4a16'],
        ]),
      ) +
      pen.clip(
        '<ellipse cy="8" rx="63" ry="77"/>',
        [
          [0, -38],
          [0, 10],
          [0, 58],
          [-42, -14],
          [42, -14],
          [-42, 34],
          [42, 34],
          [-42, -62],
          [42, -62],
          [-42, 82],
          [42, 82],
        ]
          .map(([x, y]) => cell(x!, y!, 27))
          .join(''),
      ) +
      oval(
        0,
        8,
        63,
        77,
        pen.glow(
          [
            [0, '#fff', 0.6],
            [0.5, '#fff', 0],
            [1, '#2a0e04', 0.5],
          ],
          0.34,
          0.26,
          0.85,
        ),
      ) +
      ring(0, 0, 0, palette.light, 1),
  )
}

const pearl: Draw = (pen, { palette }) => {
  return (
    disc(
      0,
      6,
      122,
      pen.glow([
        [0, palette.metal, 0.6],
        [0.6, palette.metal, 0.15],
        [1, palette.metal, 0],
      ]),
    ) +
    group('translate(0 -14) scale(.8 .78)', fan(pen, '#b98ae6')) +
    oval(
      0,
      50,
      88,
      40,
      pen.fade([
        [0, '#5a2a80'],
        [1, '#a878d8'],
      ]),
    ) +
    oval(
      0,
      44,
      76,
      26,
      pen.fade([
        [0, '#2c1148'],
        [1, '#7a48b0'],
      ]),
    ) +
    disc(
      0,
      16,
      43,
      pen.glow(
        [
          [0, '#ffffff'],
          [0.35, '#fff4e6'],
          [0.7, '#f3c9dc'],
          [1, '#a993d6'],
        ],
        0.36,
        0.3,
        0.78,
      ),
    ) +
    oval(-14, 0, 13, 9, '#fff', 'opacity=".95" transform="rotate(-30 -14 0)"') +
    path(
      'M-92 52C-80 104 80 104 92 52C64 76-64 76-92 52Z',
      pen.fade([
        [0, '#e6ccff'],
        [1, '#7d4fb8'],
      ]),
      'stroke="#4a2478" stroke-opacity=".5" stroke-width="2"',
    ) +
    all(6, (i) =>
      stroke(`M${-60 + i * 24} ${70 + (i > 0 && i < 5 ? 3 : 0)}L${-44 + i * 17.6} 88`, '#fff', 3, 'opacity=".5"'),
    ) +
    glint(38, -16, 24) +
    glint(-52, -60, 15)
  )
}

const boat: Draw = (pen, { palette }) =>
  disc(
    0,
    -16,
    104,
    pen.glow([
      [0, '#fff6d8'],
      [0.62, palette.metal],
      [0.64, palette.metal, 0.35],
      [1, palette.metal, 0],
    ]),
  ) +
  stroke('M-8 44V-100', '#5e2f14', 7) +
  path(
    'M0-96C58-70 70-18 62 32C40 40 20 40 0 36Z',
    pen.fade([
      [0, '#ff8a5c'],
      [0.5, '#e23c3c'],
      [1, '#98163a'],
    ]),
  ) +
  stroke('M2-62C28-56 46-48 56-40M2-26C30-22 50-16 64-8M2 8C28 10 48 14 64 16', '#fff', 2.4, 'opacity=".45"') +
  path(
    'M-14-84C-54-58-66-18-62 28C-44 34-28 34-14 32Z',
    pen.fade([
      [0, '#fff6e0'],
      [1, '#e8b878'],
    ]),
  ) +
  path(
    'M-112 34C-84 50 84 50 112 34C98 78 66 92 0 92C-66 92-98 78-112 34Z',
    pen.fade([
      [0, '#b8682c'],
      [0.5, '#7d3c18'],
      [1, '#3e1a0c'],
    ]),
  ) +
  stroke('M-104 46C-76 60 76 60 104 46', palette.metal, 4) +
  [-56, -28, 0, 28, 56].map((x) => disc(x, 70, 6.5, palette.metal)).join('') +
  stroke(
    'M-118 98C-100 86-84 86-66 98C-48 110-32 110-14 98C4 86 20 86 38 98C56 110 72 110 90 98C98 92 106 90 116 92',
    palette.light,
    6,
    'opacity=".9"',
  )

/** The river: koi, nautilus, jelly and turtle, four small finds, the pearl as the wild, and the boat. */
export const river: Record<Sign, Draw> = {
  wild: pearl,
  scatter: boat,
  high1: koi,
  high2: nautilus,
  high3: jelly,
  high4: turtle,
  low1: find(0),
  low2: find(1),
  low3: find(2),
  low4: find(3),
}
