import { group, line, num } from './pen.ts'

/** Digits and card ranks as strokes in a 60 by 100 box: an SVG shown by `<img>` cannot use web fonts. */
const STROKES: Record<string, string> = {
  0: 'M30 6C8 6 6 30 6 50S8 94 30 94 54 70 54 50 52 6 30 6Z',
  1: 'M12 24L34 6V94',
  2: 'M8 30C8 14 18 6 30 6S52 14 52 30C52 50 26 66 8 94H54',
  3: 'M10 6H50L28 40C44 40 54 52 54 66S44 94 30 94 10 86 7 76',
  4: 'M42 94V6L6 68H57',
  5: 'M50 6H16L12 46C18 40 24 38 30 38C46 38 54 50 54 65S46 94 30 94C18 94 10 88 7 80',
  6: 'M48 10C30 0 6 18 6 62C6 82 16 94 30 94S54 82 54 66 44 40 30 40 8 50 6 62',
  7: 'M8 6H54L24 94',
  8: 'M30 46C18 46 10 38 10 26S18 6 30 6 50 14 50 26 42 46 30 46C16 46 6 56 6 70S16 94 30 94 54 84 54 70 44 46 30 46Z',
  9: 'M12 90C30 100 54 82 54 38C54 18 44 6 30 6S6 18 6 34 16 60 30 60 52 50 54 38',
  A: 'M6 94L30 6L54 94M16 62H44',
  J: 'M44 6V68C44 84 36 94 24 94S6 86 6 74',
  Q: 'M30 6C8 6 6 30 6 50S8 94 30 94 54 70 54 50 52 6 30 6ZM34 70L56 98',
  K: 'M10 6V94M52 6L10 58M26 40L54 94',
}
const ADVANCE = 74

/** `text` centred on x,y with letters `height` tall. */
export function write(
  text: string | number,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 15,
): string {
  const letters = [...String(text)]
  const scale = height / 100
  const width = letters.length * ADVANCE - (ADVANCE - 60)
  const strokes = letters.map((letter, i) => {
    const d = STROKES[letter] ?? ''
    const join = 'stroke-linecap="round" stroke-linejoin="round"'
    return i ? group(`translate(${i * ADVANCE})`, line(d, colour, weight, join)) : line(d, colour, weight, join)
  })
  return group(
    `translate(${num(x - (width / 2) * scale)} ${num(y - 50 * scale)}) scale(${Math.round(scale * 1000) / 1000})`,
    strokes.join(''),
  )
}
