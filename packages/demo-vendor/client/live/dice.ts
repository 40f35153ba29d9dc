import { sumOf } from '../../src/boards/tables/dice.ts'
import type { DiceResult } from '../../src/boards/tables/dice.ts'
import { asUrl, disc, path, pen } from '../art/pen.ts'
import { h } from '../dom.ts'
import { seenOf } from '../table/stage.ts'
import type { Stage } from '../table/stage.ts'

const spots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** One die, its face upwards; one and four are red, as in Asia. */
function dieSvg(face: number): string {
  const tool = pen()
  const body = 'M-96 -66Q-96 -96 -66 -96H66Q96 -96 96 -66V66Q96 96 66 96H-66Q-96 96 -96 66Z'
  const ink = face === 1 || face === 4 ? '#c01a31' : '#1d232b'
  const pips = (spots[face] ?? [])
    .map(([x, y]) =>
      disc(
        x * 50,
        y * 50,
        face === 1 ? 27 : 18,
        tool.glow(
          [
            [0, ink],
            [1, '#0b0d10'],
          ],
          0.4,
          0.3,
          0.9,
        ),
      ),
    )
    .join('')
  return tool.svg(
    path(body, '#0005', 'transform="translate(4 10)"') +
      path(
        body,
        tool.fade(
          [
            [0, '#fffefa'],
            [0.7, '#efe7d6'],
            [1, '#cdbd9d'],
          ],
          0.4,
          1,
        ),
      ) +
      path(body, 'none', 'stroke="#fff" stroke-width="4" opacity=".7" transform="scale(.94)"') +
      pips,
  )
}

const pictures = new Map<number, string>()
const pictureOf = (face: number): string => {
  if (!pictures.has(face)) pictures.set(face, asUrl(dieSvg(face)))
  return pictures.get(face)!
}

/** Dice under a dome: they shake while it is closed, and come to rest one after the other. */
export function diceStage(count: number): Stage {
  const dice = Array.from({ length: count }, (_, i) =>
    h('img', { class: 'die', src: pictureOf(((i * 2) % 6) + 1), alt: '', draggable: 'false' }),
  )
  const sum = h('b', { class: 'dice-sum' })
  const node = h('div', { class: 'dome', 'aria-hidden': 'true' }, h('div', { class: 'dice' }, ...dice), sum)
  let seen = -1
  return {
    node,
    show(result, part) {
      const known = result as DiceResult | null
      const out = known ? seenOf(count, part) : 0
      node.classList.toggle('is-live', known !== null && out < count)
      if (out === seen) return
      seen = out
      dice.forEach((die, i) => {
        die.classList.toggle('is-out', i < out)
        if (i < out) die.src = pictureOf(known!.dice[i]!)
      })
      sum.textContent = known && out === count ? String(sumOf(known)) : ''
    },
  }
}
