import type { RafflesDetailOutput, RafflesListOutput } from '@brand/sdk/member'

/** A raffle as the gateway sends it; a newer one may know more states. */
export type Raffle = RafflesListOutput['list'][number]
export type RaffleDetail = RafflesDetailOutput
export type Win = NonNullable<Raffle['mine']>['wins'][number]

/** Colour of each state, as that of a state the kit knows. */
const chips = new Map(
  Object.entries<string>({
    COMING_SOON: 'comingSoon',
    OPEN: 'processing',
    CLOSED: 'pending',
    FROZEN: 'pending',
    DRAWN: 'success',
    CANCELLED: 'cancelled',
  }),
)

export const chipOf = ({ status }: Pick<Raffle, 'status'>): string => chips.get(status) ?? status

/** What can stand after `#` in the address. */
export const idIn = (hash: string): string | undefined => /^#([a-z0-9-]{1,32})$/.exec(hash)?.[1]
