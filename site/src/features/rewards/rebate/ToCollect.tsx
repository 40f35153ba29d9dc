import { Card } from '@brand/ui/card'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { RebateLines } from './RebateLines.tsx'
import { useRebateSummary, type Summary } from './use-rebate.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** What play since the last payment brings, by category, and the button that collects it. */
export function ToCollect() {
  const t = useWords('rebates')
  return (
    <Answered answer={useRebateSummary()} failed={t('failed')}>
      {(summary) => <Collect summary={summary} />}
    </Answered>
  )
}

function Collect({ summary: { state, lines, amount, min, calculating, readyAt, autoPayAt } }: { summary: Summary }) {
  const t = useWords('rebates')
  const { time } = useTime()
  const money = useMoney()
  const submit = useApiMutation({
    mutationFn: () => member.rebates.submit({}),
    changes: ['rebates', 'rewards', 'wallet', 'records', 'summary'],
    onSuccess: ({ amount: paid }) => showToast({ tone: 'success', title: t('collected', { amount: money(paid) }) }),
    toastError: true,
  })
  return (
    <Card space="lg" title={t('toCollect')}>
      <Stack space="2xs">
        <Amount of={amount} size="headline" />
        {readyAt ? (
          <Text size="dense" quiet>
            {t('calculating', { amount: money(calculating), time: time(readyAt) })}
          </Text>
        ) : null}
      </Stack>
      {lines.length > 0 ? <RebateLines lines={lines} /> : null}
      {state === 'CLAIMABLE' ? (
        <MutationButton variant="primary" size="lg" of={submit} busyLabel={t('collecting')}>
          {t('collect', { amount: money(amount) })}
        </MutationButton>
      ) : (
        <Text>{state === 'CALCULATING' ? t('state.CALCULATING') : t('state.OPEN', { min: money(min) })}</Text>
      )}
      <Text size="dense" quiet>
        {t('auto', { time: time(autoPayAt) })}
      </Text>
    </Card>
  )
}
