/** Another player's name: first two letters, three stars, last one. Short names show less, never all. */
export function maskAccount(account: string): string {
  const letters = [...account]
  const head = letters.length > 3 ? letters.slice(0, 2) : letters.slice(0, 1)
  const tail = letters.length > 3 ? letters.at(-1) : ''
  return `${head.join('')}***${tail ?? ''}`
}

/** First letter of each word. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ')
