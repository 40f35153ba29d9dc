const still = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Fraction of the way a turning or falling object has covered at this part: fast at first, at rest at the end. With
 * reduced motion it does not move until the end.
 */
export function travelled(part: number, end: number): number {
  const way = Math.min(1, part / end)
  if (still.matches) return way < 1 ? 0 : 1
  return 1 - (1 - way) ** 3
}
