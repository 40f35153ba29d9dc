type Rgb = [number, number, number]

const parts = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

/** A colour `t` of the way from `a` to `b`; both `#rrggbb`. */
export function mix(a: string, b: string, t: number): string {
  const to = parts(b)
  return `#${parts(a)
    .map((value, i) =>
      Math.round(value + (to[i]! - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const lighter = (colour: string, t: number): string => mix(colour, '#ffffff', t)
export const darker = (colour: string, t: number): string => mix(colour, '#05060c', t)

/** FNV-1a with a last stir: the same text gives the same picture always. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return (hash ^ (hash >>> 13)) >>> 0
}
