import type { WithdrawOrder } from '@brand/sdk/member'
import { Accordion } from '@brand/ui/accordion'
import { Button } from '@brand/ui/button'
import { TransactionTimeline } from '@brand/ui/transaction-timeline'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { ConfirmButton } from '../../../app/forms/ConfirmButton.tsx'
import { useNow } from '../../../app/browser/use-now.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Money } from '../../../app/format/money.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { openPopup } from '../../../app/overlays/popups.ts'
import { stageOf } from '../../../app/records/stages.ts'
import { useStationTimes } from '../station-times.ts'
import { Receipt } from './receipt/Receipt.tsx'
import { expectedNow, isLate, nowAt, ownerKey, reasonKey, standOf, stateKey } from './withdraw-order.model.ts'

/** One order: its status and whose turn it is, its history, and what can be done about it. */
export function OrderCard({ order, symbol, money }: { order: WithdrawOrder; symbol: string; money: Money }) {
  const t = useWords('withdraw')
  const { time } = useTime()
  const { orderNo, payout, card, history } = order
  const last = nowAt(history)
  const now = useNow(10_000)
  const why = reasonKey(last?.reason)
  const times = useStationTimes('withdrawal', history)
  const expected = isLate(order, now) ? undefined : expectedNow(order)
  return (
    <Card
      as="article"
      id={`order-${orderNo}`}
      tabIndex={-1}
      aria-label={t('withdraw.order', { orderNo })}
      padding={{ phone: 'lg', tablet: 'xl' }}
    >
      <TransactionTimeline
        stage={stageOf('withdrawal', standOf(order))}
        title={t('withdraw.order', { orderNo })}
        amount={payout}
        symbol={symbol}
        target={`${card.name} ${card.masked}`}
        times={times}
        reason={
          why || last?.remark ? (
            <Stack as="span" space="none">
              {why ? <span>{t(why)}</span> : null}
              {last?.remark ? <bdi>{last.remark}</bdi> : null}
            </Stack>
          ) : undefined
        }
        expected={expected ? t('withdraw.expected', { time: time(expected) }) : undefined}
      />
      {isLate(order, now) ? (
        <Callout
          live
          tone="warning"
          data-part="late"
          actions={
            <Button size="sm" onClick={() => openPopup('service')}>
              {t('withdraw.late.ask')}
            </Button>
          }
        >
          {t('withdraw.late', { orderNo })}
        </Callout>
      ) : null}
      {order.status === 'AWAITING_RECEIPT' ? <Receipt order={order} money={money} /> : null}
      <Accordion items={[{ id: 'steps', title: t('withdraw.steps'), content: <Steps order={order} /> }]} />
      {order.canCancel ? <Cancel orderNo={orderNo} /> : null}
    </Card>
  )
}

/** Every state, with whose turn it was, why, and when. */
function Steps({ order: { history, parts } }: { order: WithdrawOrder }) {
  const t = useWords('withdraw')
  const { time } = useTime()
  return (
    <Stack as="ol" space="sm">
      {history.map(({ state, partNo, owner, reason, remark, at, expectedAt }, n) => {
        const why = reasonKey(reason)
        return (
          <li key={n}>
            <Stack space="none">
              <Text size="caption" weight="label">
                {t(stateKey(state))}
                {partNo !== undefined && parts.length > 1 ? ` · ${t('withdraw.part', { n: partNo })}` : ''}
              </Text>
              <Text size="caption" quiet>
                {t(ownerKey(owner))} · <time dateTime={at}>{time(at, { seconds: true })}</time>
              </Text>
              {why ? (
                <Text size="caption" quiet>
                  {t(why)}
                </Text>
              ) : null}
              {remark ? (
                <Text as="bdi" size="caption" quiet>
                  {remark}
                </Text>
              ) : null}
              {expectedAt ? (
                <Text size="caption" quiet>
                  {t('withdraw.step.expected', { time: time(expectedAt) })}
                </Text>
              ) : null}
            </Stack>
          </li>
        )
      })}
    </Stack>
  )
}

function Cancel({ orderNo }: { orderNo: string }) {
  const t = useWords('withdraw')
  const { mutateAsync: cancel } = useApiMutation({
    mutationFn: () => member.withdrawals.cancel({ orderNo }),
    changes: ['withdrawals'],
  })
  return (
    <div>
      <ConfirmButton
        variant="quiet"
        tone="warning"
        title={t('withdraw.cancel.title')}
        description={t('withdraw.cancel.text')}
        cancelLabel={t('withdraw.cancel.keep')}
        busyLabel={t('withdraw.cancelling')}
        onConfirm={cancel}
      >
        {t('withdraw.cancel')}
      </ConfirmButton>
    </div>
  )
}
