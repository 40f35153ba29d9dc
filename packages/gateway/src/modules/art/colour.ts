/** Colours are `#rrggbb`; a mix is taken in sRGB, as the drawings were tuned. */
const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  const mixed = channels(a).map((v, i) => Math.round(v + ((to[i] ?? 0) - v) * t))
  return '#' + mixed.map((v) => Math.min(255, Math.max(0, v)).toString(16).padStart(2, '0')).join('')
}
export const darken = (c: string, t: number) => mix(c, '#000000', t)
export const lighten = (c: string, t: number) => mix(c, '#ffffff', t)
/** A palette whose deepest colour is still light is drawn as a pale tile. */
export const isPale = (hex: string) => (channels(hex)[1] ?? 0) > 120
