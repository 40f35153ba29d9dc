import { hashOf, lighter, mix } from '../art/colour.ts'
import { all, asUrl, at, disc, group, oval, path, pen, petal, poly, star, stroke } from '../art/pen.ts'

interface Dye {
  deep: string
  main: string
  light: string
}

const ruby: Dye = { deep: '#5e0d1f', main: '#d02a45', light: '#ff9aa4' }
const sapphire: Dye = { deep: '#0e2160', main: '#2f66e0', light: '#a4c4ff' }
const gold: Dye = { deep: '#6b3f0d', main: '#e0a234', light: '#ffe4a3' }
const dyes: Dye[] = [
  ruby,
  sapphire,
  gold,
  { deep: '#06402f', main: '#16a06c', light: '#98ecc2' },
  { deep: '#33156b', main: '#7d48d6', light: '#cfb4ff' },
  { deep: '#063f4c', main: '#1597a8', light: '#98e8ea' },
]

type Draw = (dye: Dye) => string

/** A shield with one of four bearings, for a town's team. */
const shield =
  (bearing: number): Draw =>
  (dye) => {
    const tool = pen()
    const outline = 'M0 -108C34 -92 66 -86 92 -84C96 -6 70 66 0 110C-70 66 -96 -6 -92 -84C-66 -86 -34 -92 0 -108Z'
    const pale = mix(dye.main, dye.light, 0.55)
    const bearings = [
      () =>
        all(4, (i) =>
          poly(
            [
              [-110, -60 + i * 52],
              [0, -100 + i * 52],
              [110, -60 + i * 52],
              [110, -36 + i * 52],
              [0, -76 + i * 52],
              [-110, -36 + i * 52],
            ],
            pale,
            'opacity=".6"',
          ),
        ),
      () =>
        all(12, (i) => path(petal(66, 13), pale, `opacity=".75" transform="rotate(${i * 30})"`)) +
        disc(0, 0, 20, lighter(dye.light, 0.5)),
      () => poly(star(5, 62, 26, 0, -4), lighter(dye.light, 0.35)) + poly(star(5, 36, 15, 0, -4), dye.main),
      () =>
        all(3, (i) =>
          stroke(
            `M-96 ${-30 + i * 44}Q-48 ${-58 + i * 44} 0 ${-30 + i * 44}T96 ${-30 + i * 44}`,
            pale,
            15,
            'opacity=".75"',
          ),
        ) + disc(0, -56, 22, lighter(dye.light, 0.5)),
    ]
    return tool.svg(
      path(outline, '#f6dca4') +
        group(
          'scale(.92)',
          path(
            outline,
            tool.fade([
              [0, mix(dye.main, dye.light, 0.2)],
              [1, dye.deep],
            ]),
          ) +
            tool.clip(path(outline, '#000'), bearings[bearing % 4]!()) +
            path(
              outline,
              tool.fade([
                [0, '#fff', 0.34],
                [0.45, '#fff', 0],
              ]),
            ),
        ),
    )
  }

/** A cut stone, for a seat of the duel. */
const stone: Draw = (dye) => {
  const tool = pen()
  const rim = Array.from({ length: 8 }, (_, i) => at(104, i / 8 + 1 / 16))
  const table = Array.from({ length: 8 }, (_, i) => at(56, i / 8 + 1 / 16))
  const facets = rim.map((point, i) =>
    poly(
      [point, rim[(i + 1) % 8]!, table[(i + 1) % 8]!, table[i]!],
      mix(dye.deep, dye.light, [0.16, 0.08, 0.22, 0.4, 0.62, 0.8, 0.55, 0.3][i]!),
    ),
  )
  return tool.svg(
    poly(rim, dye.deep) +
      facets.join('') +
      poly(
        table,
        tool.fade(
          [
            [0, dye.light],
            [0.5, dye.main],
            [1, mix(dye.main, dye.deep, 0.6)],
          ],
          0.7,
          1,
        ),
      ) +
      poly(rim, 'none', 'stroke="#f6dca4" stroke-width="5" stroke-linejoin="round"'),
  )
}

/** A pawn of ludo. */
const pawn: Draw = (dye) => {
  const tool = pen()
  const body = 'M-34 -20C-30 30 -58 54 -66 92H66C58 54 30 30 34 -20Z'
  return tool.svg(
    oval(0, 98, 84, 20, '#0006') +
      path('M-78 84H78L70 108H-70Z', mix(dye.deep, dye.main, 0.4)) +
      path(
        body,
        tool.fade(
          [
            [0, mix(dye.main, dye.light, 0.4)],
            [0.45, dye.main],
            [1, dye.deep],
          ],
          1,
          0,
        ),
      ) +
      oval(0, -18, 42, 13, '#f6dca4') +
      disc(
        0,
        -58,
        46,
        tool.glow(
          [
            [0, dye.light],
            [0.55, dye.main],
            [1, dye.deep],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ) +
      oval(-16, -76, 14, 9, '#ffffffb0', 'transform="rotate(-28 -16 -76)"'),
  )
}

/** A striker of carrom. */
const striker: Draw = (dye) => {
  const tool = pen()
  return tool.svg(
    oval(4, 10, 106, 104, '#0006') +
      disc(
        0,
        0,
        104,
        tool.fade([
          [0, '#fff3d6'],
          [1, '#b9853f'],
        ]),
      ) +
      disc(
        0,
        0,
        92,
        tool.glow([
          [0, mix(dye.main, dye.light, 0.35)],
          [0.8, dye.main],
          [1, dye.deep],
        ]),
      ) +
      disc(0, 0, 64, 'none', 'stroke="#f6dca4" stroke-width="4"') +
      all(8, (i) =>
        path(petal(54, 13), mix(dye.main, dye.light, i % 2 ? 0.75 : 0.45), `transform="rotate(${i * 45})"`),
      ) +
      disc(0, 0, 15, '#f6dca4'),
  )
}

/** Three cards held up, a gem on the first. */
const fan: Draw = (dye) => {
  const tool = pen()
  const card = (turn: number, inner: string) =>
    group(
      `rotate(${turn} 0 96)`,
      path(
        'M-50 -92Q-50 -104 -38 -104H38Q50 -104 50 -92V52Q50 64 38 64H-38Q-50 64 -50 52Z',
        tool.fade([
          [0, '#fffdf6'],
          [1, '#e9dfc9'],
        ]),
        'stroke="#0003" stroke-width="2"',
      ) + inner,
    )
  const back =
    path(
      'M-40 -94H40V54H-40Z',
      tool.fade([
        [0, dye.main],
        [1, dye.deep],
      ]),
    ) +
    poly(
      [
        [0, -70],
        [30, -20],
        [0, 30],
        [-30, -20],
      ],
      mix(dye.main, dye.light, 0.5),
    )
  return tool.svg(
    card(-24, back) +
      card(24, back) +
      card(
        0,
        poly(
          [
            [0, -74],
            [34, -20],
            [0, 34],
            [-34, -20],
          ],
          tool.fade([
            [0, dye.light],
            [0.5, dye.main],
            [1, dye.deep],
          ]),
        ) + disc(0, -20, 9, '#fff7'),
      ),
  )
}

/** A cock's head, looking to the end. */
const cock: Draw = (dye) => {
  const tool = pen()
  const comb = '#d8273b'
  const hackles = all(9, (i) =>
    group(
      `translate(${-8 - i * 4} ${4 + i * 7}) rotate(${188 + i * 7})`,
      path(petal(92 - i * 2, 19), i % 2 ? mix(dye.main, '#f4b63c', 0.55) : mix(dye.main, dye.deep, 0.15)),
    ),
  )
  return tool.svg(
    disc(
      0,
      0,
      116,
      tool.glow([
        [0, mix(dye.main, dye.light, 0.3)],
        [0.75, dye.main],
        [1, dye.deep],
      ]),
    ) +
      disc(0, 0, 116, 'none', 'stroke="#f6dca4" stroke-width="5"') +
      tool.clip(
        disc(0, 0, 113, '#000'),
        path('M-70 130C-78 60 -60 10 -24 -20L44 16C38 60 30 100 44 140Z', dye.deep) + hackles,
      ) +
      path(
        'M-34 -34C-58 -66 -44 -94 -30 -66C-32 -104 -6 -112 -6 -74C4 -108 30 -100 20 -68C38 -86 50 -66 36 -42Z',
        comb,
      ) +
      oval(
        2,
        -20,
        44,
        40,
        tool.fade([
          [0, mix(dye.main, '#f7c14b', 0.75)],
          [1, mix(dye.main, dye.deep, 0.2)],
        ]),
      ) +
      path('M38 -34C64 -30 84 -16 88 -4C70 -2 52 0 36 4Z', '#f2b33a') +
      path('M36 4C54 2 66 2 74 8C60 14 46 14 34 12Z', '#c9821b') +
      path('M28 8C46 18 48 50 32 58C18 52 16 24 20 10Z', comb) +
      path('M14 10C22 22 22 40 12 44C2 38 2 20 6 10Z', mix(comb, '#5e0d1f', 0.35)) +
      disc(16, -24, 11, '#fff6dc') +
      disc(19, -24, 6, '#1a0c07') +
      disc(21, -27, 2, '#fff'),
  )
}

const fixed: Record<string, readonly [Draw, Draw]> = {
  duel: [stone, stone],
  tricks: [fan, fan],
  ludo: [pawn, pawn],
  carrom: [striker, striker],
  cockfight: [cock, cock],
}

/**
 * The picture of one side of a contest: towns keep their shield, in another colour where both would have the same; the
 * two fixed sides are red and blue.
 */
export function emblemUrl(board: string, sides: readonly [number, number], place: 0 | 1): string {
  const pair = fixed[board]
  if (pair) return asUrl(pair[place]([ruby, sapphire][place]!))
  const [first, second] = sides.map((team) => (team * 5) % dyes.length)
  const dye = place === 0 ? first! : second === first ? second! + 1 : second!
  return asUrl(shield(hashOf(`team ${sides[place]}`) % 4)(dyes[dye % dyes.length]!))
}
