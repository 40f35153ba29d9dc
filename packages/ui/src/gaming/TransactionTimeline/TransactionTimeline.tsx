'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { splitAmount } from '../../components/MoneyField/MoneyField.model.ts'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { Timeline } from '../../components/Timeline/Timeline.tsx'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { formatMoney, moneyDecimals } from '../../foundation/figure/decimal.ts'
import { Figure } from '../../foundation/figure/Figure.tsx'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { FAILED } from '../BalanceDisplay/BalanceDisplay.model.ts'
import { Deadline } from './Deadline.tsx'
import * as css from './TransactionTimeline.css.ts'
import { asksReceipt, stationsOf, type StationId, type TransactionKind, type TransactionStage } from './stations.ts'

type Words = keyof UiStrings['transaction']
export type ReceiptAnswer = 'received' | 'fullyPaid' | 'notReceived'

export interface TransactionTimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /**
   * Whose stations it shows.
   * @default 'withdrawal'
   */
  kind?: TransactionKind | undefined
  /** Where it stands, whose turn it is, and its status: `{ at: 'review', owner: 'operator', status: 'pending' }`. */
  stage: TransactionStage
  /**
   * Heading: "Last withdrawal".
   * @default none
   */
  title?: ReactNode
  /**
   * Decimal string, as on the wire.
   * @default none
   */
  amount?: string | undefined
  /**
   * Sign of the currency: "৳".
   * @default none
   */
  symbol?: string | undefined
  /**
   * Decimals of the amount; more are cut.
   * @default 2, or what `setMoneyDecimals` says
   */
  decimals?: number | undefined
  /**
   * Where the money goes, masked: "wallet ****5678".
   * @default none
   */
  target?: string | undefined
  /**
   * When each station was reached, as it should be read, and for machines.
   * @default {}
   */
  times?: Partial<Record<StationId, { text: ReactNode; dateTime?: string | undefined }>> | undefined
  /**
   * Why it failed, was rejected or waits, in the server's words.
   * @default none
   */
  reason?: ReactNode
  /**
   * When the present station should be passed, as it should be read: "within 10 minutes".
   * @default none
   */
  expected?: ReactNode
  /**
   * When it counts as received (withdrawal) or the order ends (deposit), in ms since 1970.
   * @default none
   */
  deadline?: number | undefined
  /**
   * Answers to "has it arrived?"; without it the question is not shown.
   * @default none
   */
  onReceipt?: ((answer: ReceiptAnswer, details: Details<'press', MouseEvent>) => void) | undefined
  /**
   * The order is paid in several parts: offers to confirm all of them at once.
   * @default false
   */
  parts?: boolean | undefined
  /**
   * Which answer is on its way.
   * @default none
   */
  busy?: ReceiptAnswer | undefined
  /**
   * Level of the heading in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['transaction']> | undefined
}

/** Timeline of one withdrawal or deposit: its state, whose turn it is, why, and until when. */
export function TransactionTimeline(props: TransactionTimelineProps) {
  const {
    kind = 'withdrawal',
    stage,
    title,
    amount,
    symbol,
    decimals = moneyDecimals(),
    target,
    times = {},
    reason,
    expected,
    deadline,
    ...answers
  } = props
  const { onReceipt, parts, busy, level = 3, strings, className, ...rest } = answers
  const t = useStrings('transaction', strings)
  const Heading = `h${level}` as const
  const asks = asksReceipt(kind, stage)
  const [whole = FAILED, tail] = amount === undefined ? [] : splitAmount(formatMoney(amount, decimals) ?? FAILED)
  const items = stationsOf(kind, stage).map(({ id, state: now, title: key, owner }) => {
    const active = now === 'current' || now === 'failed'
    return {
      id,
      state: now,
      title: t(id === 'payout' && now === 'done' && target ? 'payoutTo' : (key as Words), {
        target: `\u2068${target}\u2069`,
      }),
      time: now === 'todo' || !times[id] ? undefined : <bdi>{times[id].text}</bdi>,
      dateTime: times[id]?.dateTime,
      children: active ? (
        <>
          {owner ? (
            <p data-part="owner" data-owner={owner} className={css.owner}>
              {t(`${owner}Turn`)}
            </p>
          ) : null}
          {reason ? (
            <p data-part="reason" className={css.reason}>
              {reason}
            </p>
          ) : null}
          {expected && owner ? (
            <p data-part="expected" className={css.note}>
              {t('expected')} <span>{translationSafe(expected)}</span>
            </p>
          ) : null}
          {stage.title === 'arrivalDisputed' ? <p className={css.note}>{t('disputeNote')}</p> : null}
          {deadline !== undefined && owner === 'you' ? (
            <>
              <p className={css.note}>{t(kind === 'deposit' ? 'endsBy' : 'receivedBy')}</p>
              <Deadline until={deadline} />
            </>
          ) : null}
        </>
      ) : undefined,
    }
  })
  const answer = (kindOf: ReceiptAnswer) => ({
    busy: busy === kindOf,
    'aria-disabled': (busy !== undefined && busy !== kindOf) || undefined,
    busyLabel: t('sending'),
    onClick: busy ? undefined : (event: MouseEvent) => onReceipt?.(kindOf, because('press', event)),
  })
  return (
    <div {...rest} data-component="transaction-timeline" data-state={stage.status} className={cx(css.root, className)}>
      {title ? (
        <div className={css.head}>
          <Heading className={css.title}>{title}</Heading>
          <StatusChip status={stage.status}>{asks ? t('confirmReceipt') : undefined}</StatusChip>
        </div>
      ) : null}
      {amount === undefined ? null : (
        <div data-part="amount">
          <Figure className={css.amount} sign={symbol} whole={whole} tail={tail} />
        </div>
      )}
      <Timeline items={items} />
      {asks && onReceipt ? (
        <div role="group" aria-label={t('arrivalAsked')} className={css.actions}>
          <Button {...answer('received')} variant="primary" className={css.whole}>
            {t('received')}
          </Button>
          {parts ? <Button {...answer('fullyPaid')}>{t('fullyPaid')}</Button> : null}
          <Button {...answer('notReceived')} variant="danger" className={parts ? undefined : css.whole}>
            {t('notReceived')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
