// OKLCH in and out of hex, WCAG contrast, and the one solver that makes any brand readable.

export type Oklch = readonly [l: number, c: number, h: number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const clamp = (v: number) => Math.min(1, Math.max(0, v))
const byte = (v: number) =>
  Math.round(clamp(v) * 255)
    .toString(16)
    .padStart(2, '0')

function linearRgb(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** `#rrggbb` of an OKLCH colour; chroma is reduced until the colour exists in sRGB. */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c
  for (let step = 0; step < 60; step++) {
    const rgb = linearRgb(l, chroma, h)
    if (rgb.every((v) => v >= -1e-4 && v <= 1.0001)) return '#' + rgb.map((v) => byte(toGamma(clamp(v)))).join('')
    chroma = step === 58 ? 0 : chroma * 0.94
  }
  return '#' + byte(toGamma(clamp(l ** 3))).repeat(3)
}

/** Channels 0..1 of `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function channels(hex: string): [r: number, g: number, b: number, alpha: number] {
  const digits = hex.slice(1)
  const full = digits.length < 6 ? [...digits].map((d) => d + d).join('') : digits
  const at = (i: number) => Number.parseInt(full.slice(i, i + 2), 16) / 255
  return [at(0), at(2), at(4), full.length > 6 ? at(6) : 1]
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number, number]
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
  const c = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
  const h = ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360
  return [0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z, Math.hypot(a, c), h]
}

export const alpha = (hex: string, a: number) => hex + byte(a)

export const mix = (from: string, to: string, share: number) => {
  const target = channels(to)
  return (
    '#' +
    channels(from)
      .slice(0, 3)
      .map((v, i) => byte(v + ((target[i] ?? 0) - v) * share))
      .join('')
  )
}

/** A translucent colour laid on an opaque one. */
export const over = (top: string, ground: string) => mix(ground, top, channels(top)[3])

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1..21. A translucent foreground is laid on the background first. */
export function contrast(fg: string, bg: string): number {
  const a = luminance(over(fg, bg))
  const b = luminance(bg)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Moves lightness from `l` towards white (1) or black (-1) until the colour reaches `min` on every ground. */
export function solve(
  l: number,
  c: number,
  h: number,
  grounds: readonly string[],
  min: number,
  towards: 1 | -1,
): string {
  for (let light = l; light > 0 && light < 1; light += towards * 0.005) {
    const hex = oklch(light, c, h)
    if (grounds.every((ground) => contrast(hex, ground) >= min)) return hex
  }
  return towards === 1 ? '#ffffff' : '#000000'
}
