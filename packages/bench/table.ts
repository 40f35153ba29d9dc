/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** What a quarter of some numbers stay below. */
export function lowerQuartile(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? NaN
}

/** ms per round, by task and library. */
export type Samples = Record<string, Record<string, readonly number[]>>

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const names: Readonly<Record<string, string>> = { brand: '**ours**', hand: 'our looks by hand' }

/** Each library's median as a multiple of the cheapest page's, which is in ms. */
export function table(samples: Samples, kits: readonly string[], aims: Readonly<Record<string, number>>): string {
  const rows = Object.entries(samples).map(([task, byKit]) => {
    const least = median(byKit['least'] ?? [])
    const others = kits.filter((kit) => kit !== 'least').map((kit) => (median(byKit[kit] ?? []) / least).toFixed(2))
    return line([task, `${least.toFixed(least < 10 ? 1 : 0)} ms`, `${aims[task]?.toFixed(2)}`, ...others])
  })
  const head = ['', 'least', 'our aim', ...kits.filter((kit) => kit !== 'least').map((kit) => names[kit] ?? kit)]
  return [line(head), line(head.map(() => '---')), ...rows].join('\n')
}

/** The document with these figures between the two marks of their place; throws where a mark is missing. */
export function written(text: string, figures: string, place = 'figures'): string {
  const start = text.indexOf(`<!-- ${place} -->`)
  const end = text.indexOf('<!-- end -->', start)
  if (start < 0 || end < 0) throw new Error('the document has no place for the figures')
  return `${text.slice(0, start)}<!-- ${place} -->\n${figures}\n${text.slice(end)}`
}
