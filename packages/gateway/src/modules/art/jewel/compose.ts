import { Brush } from '../brush.ts'
import type { Choice } from '../choice.ts'
import { fade, group, num, rect } from '../pen.ts'
import { CATEGORY_GROUNDS, ground } from './grounds.ts'
import { CLOSE, JEWEL, STILL } from './library.ts'
import { CATEGORY_PALETTES, PALETTES, isHeroPalette } from './palettes.ts'

interface Framing {
  scale: number
  dx: number
  dy: number
  tilt: number
}

/** Centred, tilted or cropped close. */
function framing({ motif, seed }: Choice): Framing {
  if (STILL.has(motif)) return { scale: 1.02, dx: 0, dy: 0, tilt: 0 }
  const turned = (seed >>> 21) & 1 ? 1 : -1
  const way = (seed >>> 17) % 5
  if (way > 2 && CLOSE.has(motif)) return { scale: 1.72, dx: 46 * turned, dy: 34, tilt: 10 * turned }
  const [scale = 1.16, dy = 0, tilt = 0] =
    [
      [1.16, 0, 0],
      [1.26, 0, 6],
      [1.2, 4, -4],
      [1.22, 0, 0],
      [1.14, 0, 8],
    ][way] ?? []
  return { scale, dx: 0, dy, tilt: tilt * turned }
}

function brushFor({ category, dye, seed }: Choice, hero = false): Brush {
  const names = CATEGORY_PALETTES[category].filter((name) => !hero || isHeroPalette(name))
  return new Brush(PALETTES[names[dye % names.length] ?? 'lapis'], seed, hero ? 'b' : 'a')
}
const groundOf = ({ category, seed }: Choice) => {
  const names = CATEGORY_GROUNDS[category]
  return names[(seed >>> 11) % names.length] ?? names[0]
}

export function jewelTile(choice: Choice, w: number, h: number): string {
  const b = brushFor(choice)
  const [cx, cy, unit] = [w / 2, h * 0.47, Math.min(w / 300, h / 340) * 0.98]
  const f = framing(choice)
  const back = ground(b, groundOf(choice), w, h, cx, cy)
  const at = `translate(${num(cx + f.dx * unit)} ${num(cy + f.dy * unit)})${
    f.tilt ? ` rotate(${f.tilt})` : ''
  } scale(${Math.round(unit * f.scale * 100) / 100})`
  const motif = group(at, JEWEL[choice.category][choice.motif]?.(b) ?? '')
  const light = rect(
    0,
    0,
    w,
    h,
    0,
    b.linear([
      [0, '#fff', 0.16],
      [0.28, '#fff', 0],
      [0.7, '#000', 0],
      [1, '#000', b.pale ? 0.12 : 0.34],
    ]),
  )
  return b.defs + back + motif + light
}

/** The motif is at the inline end; the start is kept calm for text. */
export function jewelBanner(choice: Choice, w: number, h: number, x: number, y: number, scale: number): string {
  const b = brushFor(choice, true)
  const [cx, cy] = [w * x, h * y]
  const back = ground(b, groundOf(choice), w, h, cx, cy)
  const motif = group(
    `translate(${num(cx)} ${num(cy)}) scale(${Math.round((scale * h) / 4) / 100})`,
    JEWEL[choice.category][choice.motif]?.(b) ?? '',
  )
  const calm =
    Math.abs(x - 0.5) > 0.1
      ? rect(
          0,
          0,
          w,
          h,
          0,
          b.linear(
            [
              [0, b.deep, 0.55],
              [0.55, b.deep, 0],
            ],
            x > 0.5 ? 0 : 1,
            0,
            x > 0.5 ? 1 : 0,
            0,
          ),
          fade(0.9),
        )
      : ''
  return b.defs + back + calm + motif
}
