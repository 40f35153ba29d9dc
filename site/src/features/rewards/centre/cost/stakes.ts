const round = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** Stakes to choose from: round ones, the one in force and the usual one, up to the largest bet of the terms. */
export function stakesFor({ stake, usual }: { stake: string; usual: string | null }, maxBet: string | null): string[] {
  const most = maxBet === null ? Infinity : Number(maxBet)
  const own = [stake, ...(usual === null || Number(usual) > most ? [] : [usual])]
  const all = new Set([...round.filter((one) => one <= most).map((one) => one.toFixed(2)), ...own])
  return [...all].toSorted((a, b) => Number(a) - Number(b))
}
