import { POCKETS, pocketColour } from '../../src/boards/tables/roulette.ts'
import type { SpinResult } from '../../src/boards/tables/roulette.ts'
import { SEGMENTS } from '../../src/boards/tables/wheel.ts'
import type { WheelResult } from '../../src/boards/tables/wheel.ts'
import { all, asUrl, at, disc, group, pen, poly, ring, star } from '../art/pen.ts'
import { h } from '../dom.ts'
import { SHOWN_AT } from '../table/stage.ts'
import type { Stage } from '../table/stage.ts'
import { travelled } from './motion.ts'

interface Sector {
  fill: string
  ink: string
  text: string
}

const felt = { red: '#b51f34', black: '#191c22', zero: '#0d7a4d' }
const dyes: Record<number, readonly [fill: string, ink: string]> = {
  2: ['#f1d9a6', '#2b1a06'],
  4: ['#1d5bbf', '#ffffff'],
  6: ['#0f7a55', '#ffffff'],
  12: ['#7a3cc4', '#ffffff'],
  24: ['#c01f3c', '#ffffff'],
}
export const segmentDye = (pays: number): string => dyes[pays]![0]

/** A wheel of sectors, the first one upwards. */
function wheelSvg(sectors: readonly Sector[], radius: number, size: number): string {
  const tool = pen()
  const step = 1 / sectors.length
  const slice = (i: number, outer: number, inner: number) => {
    const [a, b] = [(i - 0.5) * step - 0.25, (i + 0.5) * step - 0.25]
    return poly(
      [at(outer, a), at(outer, (a + b) / 2), at(outer, b), at(inner, b), at(inner, a)],
      sectors[i]!.fill,
      'stroke="#f6dca4" stroke-width="1.6"',
    )
  }
  const label = (i: number) =>
    group(
      `rotate(${i * step * 360}) translate(0 ${-radius + size * 1.1})`,
      `<text text-anchor="middle" fill="${sectors[i]!.ink}" font-family="sans-serif" font-weight="700" ` +
        `font-size="${size}">${sectors[i]!.text}</text>`,
    )
  const metal = tool.fade(
    [
      [0, '#fff3d0'],
      [0.4, '#d9a545'],
      [0.7, '#8a5a1b'],
      [1, '#f0cf8a'],
    ],
    1,
    1,
  )
  return tool.svg(
    disc(0, 0, radius + 18, metal) +
      disc(0, 0, radius + 7, '#2a1508') +
      all(sectors.length, (i) => slice(i, radius, radius * 0.62) + label(i)) +
      ring(0, 0, radius * 0.62, '#f6dca4', 3) +
      disc(
        0,
        0,
        radius * 0.61,
        tool.glow([
          [0, '#7c4218'],
          [0.7, '#512608'],
          [1, '#2c1404'],
        ]),
      ) +
      poly(star(8, radius * 0.5, radius * 0.13), metal, 'opacity=".92"') +
      disc(0, 0, radius * 0.16, metal) +
      disc(0, 0, radius * 0.09, '#5b2f0c'),
    (radius + 20) * 2,
  )
}

const roulette = () =>
  asUrl(
    wheelSvg(
      POCKETS.map((number) => ({ fill: felt[pocketColour(number)], ink: '#ffffff', text: String(number) })),
      236,
      20,
    ),
  )
const money = () =>
  asUrl(
    wheelSvg(
      SEGMENTS.map((pays) => ({ fill: dyes[pays]![0], ink: dyes[pays]![1], text: `×${pays}` })),
      236,
      17,
    ),
  )

/** A wheel that stops with a place under the pointer, and the text shown then. */
function spinStage(
  picture: string,
  count: number,
  ball: boolean,
  read: (result: unknown) => { place: number; text: string; kind: string },
): Stage {
  const rotor = h('img', { class: 'rotor', src: picture, alt: '', draggable: 'false' })
  const marker = h('i', { class: ball ? 'ball-track' : 'pointer' })
  const plate = h('strong', { class: 'spin-plate' })
  const node = h('div', { class: 'wheel-show', 'aria-hidden': 'true' }, rotor, marker, plate)
  return {
    node,
    show(result, part) {
      const known = result === null ? null : read(result)
      const way = known ? travelled(part, SHOWN_AT) : 0
      const over = known !== null && part >= SHOWN_AT
      const rest = known ? -(known.place * 360) / count : 0
      rotor.style.transform = `rotate(${known ? way * (rest + 1080) : 0}deg)`
      if (ball) marker.style.transform = `rotate(${(way - 1) * 2520 * (known ? 1 : 0)}deg)`
      node.classList.toggle('is-live', known !== null && !over)
      plate.className = `spin-plate ${over ? `is-out is-${known.kind}` : ''}`
      plate.textContent = over ? known.text : ''
    },
  }
}

export const rouletteStage = (): Stage =>
  spinStage(roulette(), POCKETS.length, true, (result) => {
    const { number } = result as SpinResult
    return { place: POCKETS.indexOf(number), text: String(number), kind: pocketColour(number) }
  })

export const wheelStage = (): Stage =>
  spinStage(money(), SEGMENTS.length, false, (result) => {
    const { segment } = result as WheelResult
    return { place: segment, text: `×${SEGMENTS[segment]}`, kind: `pays-${SEGMENTS[segment]}` }
  })
