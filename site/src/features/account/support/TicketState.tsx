import { StatusChip } from '@brand/ui/status-chip'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { TicketRow } from './use-tickets.ts'

const looks = {
  OPEN: 'pending',
  REOPENED: 'pending',
  ANSWERED: 'success',
  WAITING: 'confirm',
  CLOSED: 'idle',
} as const

/** Whose turn it is with a question. */
export function TicketState({ state }: Pick<TicketRow, 'state'>) {
  const t = useWords('tickets')
  const known = (Object.keys(looks) as (keyof typeof looks)[]).find((one) => one === state)
  return known ? <StatusChip status={looks[known]}>{t(`state.${known}`)}</StatusChip> : <StatusChip status={state} />
}
