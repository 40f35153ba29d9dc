/** What a tier lacks, as the wire has it. */
interface Missing {
  missingActive: number
  missingNet?: string
  missingValidBet?: string
  missingLoss?: string
}

/** One condition that is not met: an amount, or a number of members. */
export interface Lack {
  name: 'net' | 'validBet' | 'loss' | 'active'
  amount?: string
  count?: number
}

export const isSum = (amount: string): boolean => Number(amount) !== 0

/** The conditions of the next tier that are not met. */
export function lacks(next: Missing | null): Lack[] {
  if (!next) return []
  const { missingActive, missingNet = '0', missingValidBet = '0', missingLoss = '0' } = next
  const sums: Lack[] = [
    { name: 'net', amount: missingNet },
    { name: 'validBet', amount: missingValidBet },
    { name: 'loss', amount: missingLoss },
  ]
  return [
    ...sums.filter(({ amount = '0' }) => isSum(amount)),
    ...(missingActive > 0 ? [{ name: 'active' as const, count: missingActive }] : []),
  ]
}
