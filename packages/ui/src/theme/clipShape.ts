// An icon without a DOM node: its outline as a CSS clip. Runs while styles are built, never in a page.

const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** The `clip-path` of an SVG path drawn in a square of 256, scaled to `size` px: `clipShape(heart, 17)`. */
export function clipShape(d: string, size: number): string {
  const k = size / 256
  const scaled = [...d.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command = '', rest = '']) => {
    const arc = command.toLowerCase() === 'a'
    const numbers = arc ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [])
    const per = counts[command.toLowerCase()] ?? 0
    // Of an arc's seven numbers the angle and the two flags are no lengths.
    const out = numbers.map((text, i) =>
      arc && [2, 3, 4].includes(i % per) ? text : String(Math.round(Number(text) * k * 100) / 100),
    )
    return command + out.join(' ')
  })
  return `path("${scaled.join('')}")`
}

/** Flags of an arc may be without a space: `a8,8,0,018,8`. */
function arcNumbers(text: string): string[] {
  const number = '\\s*,?\\s*(-?(?:\\d+\\.?\\d*|\\.\\d+))'
  const flag = '\\s*,?\\s*([01])'
  return [...text.matchAll(new RegExp(`${number}${number}${number}${flag}${flag}${number}${number}`, 'g'))].flatMap(
    (match) => match.slice(1),
  )
}
