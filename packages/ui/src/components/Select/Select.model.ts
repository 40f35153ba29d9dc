/** Where a key leads in a list of `length` from place `at` (-1: nowhere yet). Undefined for keys that lead nowhere. */
export function moveTo(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp') return at < 0 ? length - 1 : Math.max(at - 1, 0)
  return undefined
}

/**
 * The next label that begins with the letters typed so far; one letter pressed again goes round all that begin with it.
 */
export function findByLetters(labels: readonly string[], at: number, letters: string): number | undefined {
  const again = [...letters].every((letter) => letter === letters[0])
  const search = (again ? letters.slice(0, 1) : letters).toLocaleLowerCase()
  const from = again ? at + 1 : Math.max(at, 0)
  const order = labels.map((_label, i) => (from + i) % labels.length)
  return order.find((i) => labels[i]?.trim().toLocaleLowerCase().startsWith(search))
}
