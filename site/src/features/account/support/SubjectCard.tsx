import { Icon } from '@brand/ui/icon'
import {
  arrowCircleDown,
  arrowCircleUp,
  arrowsLeftRight,
  gameController,
  handshake,
  receipt,
  usersThree,
} from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { stageOf } from '../../../app/records/stages.ts'
import { stateChip } from '../../../app/records/state-chip.ts'
import * as css from './support.css.ts'
import type { TicketSubject } from './use-tickets.ts'

const shapes = {
  DEPOSIT: arrowCircleDown,
  WITHDRAWAL: arrowCircleUp,
  TRANSFER: arrowsLeftRight,
  LINE_TRANSFER: usersThree,
  ROUND: receipt,
  GAME: gameController,
  CONTRACT: handshake,
}

/** Of a newer gateway another kind, which has no word here. */
export const kindOf = (kind: string) => (Object.keys(shapes) as (keyof typeof shapes)[]).find((one) => one === kind)

/** What a question is about: its kind and name, its number, its amount and its state now. */
export function SubjectCard({ subject }: { subject: TicketSubject }) {
  const t = useWords('tickets')
  const { time } = useTime()
  const { id, name, amount, currency, at } = subject
  const kind = kindOf(subject.kind)
  return (
    <div className={css.subject} data-part="subject">
      <span className={css.sign}>
        <Icon icon={kind ? shapes[kind] : receipt} size={24} />
      </span>
      <Stack space="none" className={css.facts}>
        <Text as="span" weight="label">
          {kind ? t(`kind.${kind}`) : null} {amount === null ? null : <Amount of={amount} currency={currency} />}
        </Text>
        <Text as="span" size="caption" quiet>
          <bdi>{name}</bdi>
          {/* The number of a transfer between wallets says nothing to a person. */}
          {kind === 'TRANSFER' ? null : (
            <>
              {name ? ' · ' : null}
              <bdi>{id}</bdi>
            </>
          )}
        </Text>
        <Text as="span" size="caption" quiet>
          <time dateTime={at}>{time(at)}</time>
        </Text>
      </Stack>
      <Inline as="span">
        <SubjectStatus subject={subject} />
      </Inline>
    </div>
  )
}

export function SubjectStatus({ subject: { kind, status } }: { subject: TicketSubject }) {
  const t = useWords('tickets')
  const record = useWords('records')
  switch (kind) {
    case 'DEPOSIT':
    case 'WITHDRAWAL':
      return <StatusChip status={stageOf(kind === 'DEPOSIT' ? 'deposit' : 'withdrawal', status).status} />
    case 'TRANSFER':
      return status === 'CONFIRMED' ? (
        <StatusChip status="success">{t('transfer.CONFIRMED')}</StatusChip>
      ) : status === 'REVERSED' ? (
        <StatusChip status="cancelled">{t('transfer.REVERSED')}</StatusChip>
      ) : (
        <StatusChip status="processing">{t('transfer.checking')}</StatusChip>
      )
    case 'LINE_TRANSFER':
      return <StatusChip status="success">{t(status === 'SENT' ? 'line.SENT' : 'line.RECEIVED')}</StatusChip>
    case 'ROUND': {
      const known = (['OPEN', 'SETTLED', 'VOID', 'ROLLED_BACK'] as const).find((one) => one === status)
      return known ? (
        <StatusChip status={stateChip(known)}>{record(`status.${known}`)}</StatusChip>
      ) : (
        <StatusChip status={status} />
      )
    }
    default:
      return <StatusChip status={status} />
  }
}
