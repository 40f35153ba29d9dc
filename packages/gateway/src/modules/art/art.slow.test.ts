import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Category, MOTIFS, categories } from './categories.ts'
import { artId, bannerArt, motifByName, styles, tileArt } from './service.ts'

/** Names of open tags and of ids, or an error: enough XML parsing to detect a broken drawing. */
function wellFormed(svg: string): { ids: string[]; uses: string[] } {
  const open: string[] = []
  let rest = svg
  const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/
  while (rest) {
    const found = tag.exec(rest)
    if (!found) throw new Error(`not well formed at ${rest.slice(0, 80)}`)
    const [whole, closing, name = '', , alone] = found
    if (closing) {
      const last = open.pop()
      if (last !== name) throw new Error(`</${name}> closes <${last}>`)
    } else if (!alone) open.push(name)
    rest = rest.slice(whole.length)
  }
  if (open.length) throw new Error(`left open: ${open.join(' ')}`)
  return {
    ids: [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] ?? ''),
    uses: [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((m) => m[1] ?? ''),
  }
}

const every = styles.flatMap((style) =>
  categories.flatMap((category) =>
    MOTIFS[category].map((motif, i) => ({ style, category, motif, id: artId(1000 + i, motif, i) })),
  ),
)

describe('game art', () => {
  it.each(every)('draws $style $category $motif whole and small', ({ style, category, id }) => {
    for (const svg of [
      tileArt({ id, category, style }),
      bannerArt({ id, category, style }),
      tileArt({ id, category, style, w: 300, h: 300 }),
    ]) {
      const { ids, uses } = wellFormed(svg)
      expect(new Set(ids).size).toBe(ids.length)
      for (const use of uses) expect(ids).toContain(use)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<filter|<image|<text|<foreignObject|on[a-z]+=/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
      expect(svg.length).toBeGreaterThan(2000)
      expect(svg.length).toBeLessThan(16_000)
      expect(gzipSync(svg).length).toBeLessThan(3200)
    }
  })

  it('draws the same picture for the same game and another for another', () => {
    for (const style of styles)
      for (const category of categories) {
        const seen = new Set(Array.from({ length: 60 }, (_, i) => tileArt({ id: `g${i}`, category, style })))
        expect(seen.size).toBe(60)
        expect(seen).toContain(tileArt({ id: 'g7', category, style }))
      }
  })

  it('is pinned: an address that was published keeps its picture', async () => {
    const { createHash } = await import('node:crypto')
    const digest = createHash('sha256')
    for (const { style, category, id } of every) digest.update(tileArt({ id, category, style }))
    // After an intended change of a drawing, raise DRAWN in routes.ts and put the new digest here.
    expect(digest.digest('hex').slice(0, 16)).toBe('ae9dcf0c62cf7406')
  })

  it('takes a motif from the id, else from an English title, else from the hash', () => {
    expect(tileArt({ id: '1-coin-3', category: 'slots' })).toContain('#f4bd52')
    expect(motifByName('slots', 'Lotus Ascending')).toBe('lotus')
    expect(motifByName('live', 'Grand Roulette')).toBe('roulette')
    expect(motifByName('slots', 'Unheard Of')).toBeUndefined()
    expect(tileArt({ id: 'x', category: 'slots', name: 'Cherry Bazaar' })).toContain('#dd2340')
  })

  it('keeps consecutive dyes apart in colour', () => {
    const wash = (category: Category, dye: number) =>
      /<rect[^>]*fill="url\(#(\w+)\)"/.exec(tileArt({ id: artId(1, MOTIFS[category][0], dye), category })) &&
      [...tileArt({ id: artId(1, MOTIFS[category][0], dye), category }).matchAll(/stop-color="(#\w{6})"/g)]
        .map((m) => m[1])
        .join()
    for (const category of categories)
      for (let dye = 0; dye < 5; dye++) expect(wash(category, dye)).not.toBe(wash(category, dye + 1))
  })
})
