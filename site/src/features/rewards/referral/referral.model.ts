import type { Lang } from '../../../app/i18n/language.ts'
import { formatCount } from '../../../app/format/format.ts'
import type { Friend } from './use-referrals.ts'

/** `3×`. */
export const timesOf = (multiple: number, lang: Lang): string => `${formatCount(multiple, lang)}×`

/** Colour of each state, as that of a state the kit knows. */
const chips = new Map(
  Object.entries<string>({
    REGISTERED: 'pending',
    DEPOSITED: 'processing',
    QUALIFIED: 'success',
    REWARDED: 'success',
    REJECTED: 'rejected',
    REVOKED: 'cancelled',
  }),
)

export const chipOf = ({ state }: Pick<Friend, 'state'>): string => chips.get(state) ?? state

/** Whether the friend can still qualify. */
export const isOpen = ({ state }: Pick<Friend, 'state'>): boolean => state === 'REGISTERED' || state === 'DEPOSITED'
