import type { RafflesDetailOutput, RafflesListOutput } from '@brand/sdk/member'
import { stateChip } from '../../../app/records/state-chip.ts'

/** A raffle as the gateway sends it; a newer one may know more states. */
export type Raffle = RafflesListOutput['list'][number]
export type RaffleDetail = RafflesDetailOutput
export type Win = NonNullable<Raffle['mine']>['wins'][number]

/** Its chip: a raffle that is called off is nobody's refusal. */
export const chipOf = ({ status }: Pick<Raffle, 'status'>): string =>
  status === 'CANCELLED' ? 'cancelled' : stateChip(status)
