/** Another player's name: first two letters, three stars, last one. Short names show less, never all. */
export function maskAccount(account: string): string {
  const letters = [...account]
  const head = letters.length > 3 ? letters.slice(0, 2) : letters.slice(0, 1)
  const tail = letters.length > 3 ? letters.at(-1) : ''
  return `${head.join('')}***${tail ?? ''}`
}
