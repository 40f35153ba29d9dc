import {
  gameFeatures,
  volatilitys,
  type GameFeature,
  type GamesListInput,
  type Lane,
  type Volatility,
} from '@brand/sdk'

export type GameSort = NonNullable<GamesListInput['sort']>
/** Orders of a list; the first is the operator's own, or of a search the best fit first. */
export const gameSorts = ['FEATURED', 'POPULAR', 'NAME', 'NEW', 'RTP'] as const satisfies readonly GameSort[]

/** What the filter sheet narrows a list to. */
export interface Narrowing {
  /** Empty for any. */
  volatility: Volatility | ''
  /** Least return in per cent; 0 for any, also for games without a computed return. */
  minRtp: number
  /** A game has all of them. */
  features: readonly GameFeature[]
  /** A stake the game takes, as on the wire: `5.00`; empty for any. */
  stake: string
}

export const everything: Narrowing = { volatility: '', minRtp: 0, features: [], stake: '' }

/** Returns to choose from, per cent. */
export const rtpSteps = [95, 96, 97] as const

/** How many filters are on. */
export const countFilters = ({ volatility, minRtp, features, stake }: Narrowing): number =>
  (volatility ? 1 : 0) + (minRtp > 0 ? 1 : 0) + features.length + (stake ? 1 : 0)

/** As the list call takes it; what is any is left out. */
export const narrowed = ({
  volatility,
  minRtp,
  features,
  stake,
}: Narrowing): Pick<GamesListInput, 'volatility' | 'minRtp' | 'features' | 'stake'> => ({
  ...(volatility ? { volatility } : {}),
  ...(minRtp > 0 ? { minRtp } : {}),
  ...(features.length > 0 ? { features: features.join() } : {}),
  ...(stake ? { stake } : {}),
})

/** What a category offers, in our order. */
export const offered = (lane: Lane | undefined) => ({
  volatilities: volatilitys.filter((one) => lane?.volatilities.includes(one)),
  features: gameFeatures.filter((one) => lane?.features.includes(one)),
})

/** Reads the filters of an address; whatever makes no sense is left out. */
export function readFilters(query: URLSearchParams): Narrowing {
  const upper = (name: string) => query.get(name)?.toUpperCase() ?? ''
  const asked = upper('features').split(',')
  const stake = query.get('stake') ?? ''
  return {
    volatility: volatilitys.find((one) => one === upper('volatility')) ?? '',
    minRtp: rtpSteps.find((one) => String(one) === query.get('rtp')) ?? 0,
    features: gameFeatures.filter((one) => asked.includes(one)),
    stake: /^\d{1,12}(\.\d{1,2})?$/.test(stake) && Number(stake) > 0 ? stake : '',
  }
}

/** As an address holds them. */
export const writeFilters = ({ volatility, minRtp, features, stake }: Narrowing): Record<string, string> => ({
  ...(volatility ? { volatility: volatility.toLowerCase() } : {}),
  ...(minRtp > 0 ? { rtp: String(minRtp) } : {}),
  ...(features.length > 0 ? { features: features.join().toLowerCase() } : {}),
  ...(stake ? { stake } : {}),
})
