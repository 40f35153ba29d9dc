const still = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * How far something that turns or falls has come at this part of the way: fast at first, at rest at the end; with less
 * motion wanted it stands, and is there at the end.
 */
export function travelled(part: number, end: number): number {
  const way = Math.min(1, part / end)
  if (still.matches) return way < 1 ? 0 : 1
  return 1 - (1 - way) ** 3
}
