import type { DepositOrder } from '@brand/sdk/member'
import { buttonLook } from '@brand/ui/button'
import { TransactionTimeline, type StationId } from '@brand/ui/transaction-timeline'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../app/language/i18n.ts'
import { useTime } from '../../../app/language/use-time.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import * as css from '../deposit.css.ts'
import type { Money } from '../../../app/language/money.ts'
import { isEnded } from '../use-deposits.ts'
import { reasonKey, resultKey, timesOf } from './story.ts'

/** How an order stands: its result in a word, its way station by station, whose turn it is and why. */
export function Progress({ order, money, symbol }: { order: DepositOrder; money: Money; symbol: string }) {
  const t = useWords('cashier')
  const { time } = useTime()
  const { status, amount, credited, history } = order
  const last = history.at(-1)
  const told = useRef<HTMLOutputElement>(null)
  const before = useRef(status)
  // The form that was pressed is gone from under the reader: what came of it is shown.
  useEffect(() => {
    if (before.current !== status) told.current?.scrollIntoView({ block: 'center' })
    before.current = status
  }, [status])
  const result = resultKey(status)
  const why = reasonKey(last?.note)
  const times = Object.fromEntries(
    Object.entries(timesOf(history)).map(([id, at]) => [id, { text: time(at, { seconds: true }), dateTime: at }]),
  ) as Partial<Record<StationId, { text: string; dateTime: string }>>
  const reason =
    why || last?.remark ? (
      <>
        {why ? t(why) : null}
        {last?.remark ? <bdi className={css.remark}>{last.remark}</bdi> : null}
      </>
    ) : undefined
  return (
    <section aria-label={t('deposit.order.way')} className={css.summary}>
      <output ref={told} data-part="result" className={css.result}>
        {result ? t(result, { amount: money(credited ?? amount) }) : null}
      </output>
      <TransactionTimeline
        kind="deposit"
        state={status}
        level={2}
        title={order.channel.name}
        amount={credited ?? amount}
        symbol={symbol}
        times={times}
        reason={reason}
        expected={status === 'SUBMITTED' || status === 'PENDING_REVIEW' ? t('deposit.expected.hour') : undefined}
      />
      {status === 'CONFIRMED' ? <p className={css.hint}>{reason}</p> : null}
      {isEnded(order) ? (
        <a {...buttonLook({ variant: 'secondary' })} href={memberPath('depositv2')}>
          {t('deposit.again')}
        </a>
      ) : null}
    </section>
  )
}
