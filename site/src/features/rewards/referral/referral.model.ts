import type { Lang } from '../../../app/i18n/language.ts'
import { formatCount } from '../../../app/format/format.ts'
import type { Friend } from './use-referrals.ts'

/** `3×`. */
export const timesOf = (multiple: number, lang: Lang): string => `${formatCount(multiple, lang)}×`

/** Whether the friend can still qualify. */
export const isOpen = ({ state }: Pick<Friend, 'state'>): boolean => state === 'REGISTERED' || state === 'DEPOSITED'
