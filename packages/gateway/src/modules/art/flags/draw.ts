/**
 * Parts of a flag on a field of 30 by 20. Emblems are reduced to their simplest sign: these are pictures of a few
 * pixels.
 */
export type Part =
  | { stripes: 'across' | 'down'; colours: readonly string[]; widths?: readonly number[] }
  | { box: readonly [x: number, y: number, width: number, height: number]; colour: string }
  | { disc: readonly [x: number, y: number, radius: number]; colour: string }
  | { star: readonly [x: number, y: number, radius: number]; colour: string; points?: number }
  | { crescent: readonly [x: number, y: number, radius: number]; colour: string; behind: string }
  | { shape: readonly (readonly [x: number, y: number])[]; colour: string }
  | { cross: number; colour: string; across?: number; down?: number }

const round = (value: number) => Number(value.toFixed(2))

function stripes({ stripes: way, colours, widths }: Extract<Part, { stripes: string }>): string {
  const shares = widths ?? colours.map(() => 1)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const length = way === 'across' ? 20 : 30
  let at = 0
  return colours
    .map((colour, index) => {
      const size = ((shares[index] ?? 1) / whole) * length
      const box = way === 'across' ? ([0, at, 30, size] as const) : ([at, 0, size, 20] as const)
      at += size
      return rect(box, colour)
    })
    .join('')
}

const rect = ([x, y, width, height]: readonly [number, number, number, number], colour: string): string =>
  `<path fill="${colour}" d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z"/>`

function star([x, y, radius]: readonly [number, number, number], colour: string, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 ? radius * 0.4 : radius
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `<path fill="${colour}" d="M${corners.join('L')}z"/>`
}

const disc = ([x, y, radius]: readonly [number, number, number], colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`

function part(one: Part): string {
  if ('stripes' in one) return stripes(one)
  if ('box' in one) return rect(one.box, one.colour)
  if ('disc' in one) return disc(one.disc, one.colour)
  if ('star' in one) return star(one.star, one.colour, one.points)
  if ('shape' in one) return `<path fill="${one.colour}" d="M${one.shape.map((point) => point.join(' ')).join('L')}z"/>`
  if ('crescent' in one) {
    const [x, y, radius] = one.crescent
    return disc([x, y, radius], one.colour) + disc([x + radius * 0.3, y, radius * 0.8], one.behind)
  }
  const { cross, colour, across = 10, down = 15 } = one
  return rect([0, across - cross / 2, 30, cross], colour) + rect([down - cross / 2, 0, cross, 20], colour)
}

/** The picture of a flag. */
export const drawFlag = (parts: readonly Part[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${parts.map(part).join('')}</svg>`
