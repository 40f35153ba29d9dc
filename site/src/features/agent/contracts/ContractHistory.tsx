import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Timeline, type TimelineItem } from '@brand/ui/timeline'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { stepWords, type Contract } from './contracts.model.ts'

const unhappy: readonly string[] = ['rejected', 'expired', 'withdrawn', 'auto_terminated']

/** What became of a contract, step by step, each with who took it and when. */
export function ContractHistory({ contract: { steps, role, status } }: { contract: Contract }) {
  const t = useWords('contracts')
  const { time } = useTime()
  if (steps.length === 0) return null
  const items = steps.map(({ status: to, by, at }, n): TimelineItem => {
    const last = n === steps.length - 1
    return {
      id: String(n),
      title: t(stepWords(to, steps[n - 1]?.status), { defaultValue: to }),
      state: unhappy.includes(to)
        ? 'failed'
        : last && (status === 'pending' || status === 'term_pending')
          ? 'current'
          : 'done',
      time: time(at),
      dateTime: at,
      children: by === 'SYSTEM' ? undefined : t(by === role ? 'step.by.you' : `step.by.${by as 'UP'}`),
    }
  })
  return (
    <Stack space="sm">
      <Text size="dense" weight="label">
        {t('steps')}
      </Text>
      <Timeline items={items} />
    </Stack>
  )
}
