import { darken, isPale, lighten, mix } from './colour.ts'
import { ellipse, num } from './pen.ts'
import { randomFrom } from '../../lib/crypto/random.ts'

/** Five colours of a picture; `bright` is between main and light where a palette does not name it. */
export interface Palette {
  deep: string
  base: string
  main: string
  light: string
  counter: string
  bright?: string
  /** Base and main are complements: they are never blended. */
  complementary?: boolean
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Draws one motif around 0,0 within about 110 units. */
export type Motif = (b: Brush) => string

/** The tools of a motif: the picture's colours, its gradients (each defined once) and its own dice. */
export class Brush {
  readonly deep: string
  readonly base: string
  readonly main: string
  readonly bright: string
  readonly light: string
  readonly counter: string
  readonly complementary: boolean
  readonly pale: boolean
  /** Darkest line colour that reads on the motif. */
  readonly ink: string
  readonly ivory = '#fff7e8'
  readonly #prefix: string
  readonly #random: () => number
  readonly #defined = new Map<string, string>()

  /** `mark`: one letter that keeps the ids of this picture apart from another's of the same game on the same page. */
  constructor(palette: Palette, seed: number, mark = 'a') {
    this.deep = palette.deep
    this.base = palette.base
    this.main = palette.main
    this.light = palette.light
    this.counter = palette.counter
    this.bright = palette.bright ?? mix(palette.main, palette.light, 0.5)
    this.complementary = palette.complementary ?? false
    this.pale = isPale(palette.deep)
    this.ink = this.pale ? '#1a1a22' : palette.deep
    // Of one length, so that no id of one picture is an id of another's prefix and number.
    this.#prefix = mark + (seed % 1679616).toString(36).padStart(4, '0')
    this.#random = randomFrom(seed)
  }

  random(): number {
    return this.#random()
  }
  between(low: number, high: number): number {
    return low + this.#random() * (high - low)
  }
  pick<const T>(from: readonly [T, ...T[]]): T {
    return from[Math.floor(this.#random() * from.length)] ?? from[0]
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return `url(#${this.#define(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${write(stops)}</linearGradient>`,
    )})`
  }
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.#define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${write(stops)}</radialGradient>`)})`
  }
  /** An attribute that keeps what it is put on inside `shape`. */
  clip(shape: string): string {
    return `clip-path="url(#${this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`
  }
  /** Defines a drawing once; the result places it at x,y, optionally transformed. */
  symbol(shape: string): (x: number, y: number, transform?: string) => string {
    const id = this.#define((own) => `<g id="${own}">${shape}</g>`)
    return (x, y, transform) =>
      `<use href="#${id}"${x ? ` x="${num(x)}"` : ''}${y ? ` y="${num(y)}"` : ''}${transform ? ` transform="${transform}"` : ''}/>`
  }
  get defs(): string {
    let all = ''
    for (const [text, id] of this.#defined) all += text.replaceAll('\0', id)
    return all ? `<defs>${all}</defs>` : ''
  }

  /** The main body colour, lit from above. */
  body(): string {
    return this.linear([
      [0, this.light],
      [0.45, this.main],
      [1, mix(this.main, this.base, 0.55)],
    ])
  }
  /** The counter colour as a metal. */
  metal(): string {
    return this.linear([
      [0, lighten(this.counter, 0.45)],
      [0.5, this.counter],
      [1, mix(this.counter, this.main, 0.55)],
    ])
  }
  /** Light and shade of a ball, to draw over a circle. */
  ball(): string {
    return this.radial(
      [
        [0, '#fff', 0.55],
        [0.35, '#fff', 0.08],
        [0.7, '#000', 0],
        [1, '#000', 0.42],
      ],
      0.34,
      0.28,
      0.78,
    )
  }
  /** Soft shadow on the floor, `rx` wide at height `y`. */
  shadow(y: number, rx: number): string {
    return ellipse(
      0,
      y,
      rx,
      rx * 0.16,
      this.radial([
        [0, '#000', this.pale ? 0.28 : 0.55],
        [1, '#000', 0],
      ]),
    )
  }
  /** Main colour in shadow; pale grounds are never mixed into it. */
  shade(t: number): string {
    return this.pale ? darken(this.main, t) : mix(this.main, this.deep, t)
  }

  #define(make: (id: string) => string): string {
    const text = make('\0')
    const existing = this.#defined.get(text)
    if (existing) return existing
    const id = this.#prefix + this.#defined.size.toString(36)
    this.#defined.set(text, id)
    return id
  }
}

function write(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}
