import type { DepositOrder } from '@brand/sdk/member'
import { buttonAttributes } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Text } from '@brand/ui/text'
import { TransactionTimeline } from '@brand/ui/transaction-timeline'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { stageOf } from '../../../../app/records/stages.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from '../deposit.css.ts'
import type { Money } from '../../../../app/format/money.ts'
import { useStationTimes } from '../../station-times.ts'
import { isEnded } from '../use-deposits.ts'
import { BonusLine } from './BonusLine.tsx'
import { reasonKey, resultKey } from './status-words.ts'
import { useNewStatus } from './use-new-status.ts'

interface ProgressProps {
  order: DepositOrder
  money: Money
  symbol: string
  /** `useNewStatus` of the page, where this may stand in several places of it. */
  isNew?: (status: string) => boolean
}

/** Status of an order: its result in a word, its steps, whose turn it is and why. */
export function Progress({ order, money, symbol, isNew }: ProgressProps) {
  const t = useWords('deposit')
  const { status, amount, credited, chargedBack, history } = order
  const last = history.findLast(({ note }) => !note.startsWith('bonus_'))
  const output = useRef<HTMLOutputElement>(null)
  const own = useNewStatus()
  const changed = isNew ?? own
  // The form that was pressed is gone from under the reader: what came of it is shown. Where to pay is not: it comes by
  // itself, at the top.
  useEffect(() => {
    if (!changed(status) || status === 'WAITING_PAYMENT') return
    if (document.activeElement === document.body) output.current?.focus({ preventScroll: true })
    output.current?.scrollIntoView({ block: 'center' })
  }, [changed, status])
  const result = resultKey(status)
  const why = reasonKey(last?.note)
  const times = useStationTimes('deposit', history)
  const reason =
    why || last?.remark ? (
      <>
        {why ? t(why) : null}
        {last?.remark ? <bdi className={css.remark}>{last.remark}</bdi> : null}
      </>
    ) : undefined
  return (
    <Card as="section" aria-label={t('deposit.order.way')} space="lg">
      <output ref={output} tabIndex={-1} data-part="result" className={css.result}>
        {result ? t(result, { amount: money(credited ?? amount) }) : null}
      </output>
      <TransactionTimeline
        data-task={isEnded(order) ? undefined : ''}
        kind="deposit"
        stage={stageOf('deposit', status)}
        level={2}
        title={order.channel.name}
        amount={credited ?? amount}
        symbol={symbol}
        times={times}
        reason={reason}
        expected={status === 'SUBMITTED' || status === 'PENDING_REVIEW' ? t('deposit.expected.hour') : undefined}
      />
      {chargedBack ? (
        <Callout tone={Number(chargedBack.owed) > 0 ? 'warning' : 'info'}>
          {t(Number(chargedBack.owed) > 0 ? 'deposit.order.owed' : 'deposit.order.taken', {
            taken: money(chargedBack.taken),
            owed: money(chargedBack.owed),
          })}
        </Callout>
      ) : null}
      {status === 'CONFIRMED' ? (
        <Text as="div" size="caption" quiet>
          {reason}
        </Text>
      ) : null}
      <BonusLine order={order} money={money} />
      {isEnded(order) ? (
        <a {...buttonAttributes({ variant: 'secondary' })} href={memberPath('deposit')}>
          {t('deposit.again')}
        </a>
      ) : null}
    </Card>
  )
}
