import { Accordion } from '@brand/ui/accordion'
import { percent } from '@brand/ui/icons'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { useDay } from '../../../app/format/use-day.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './rebate.css.ts'
import { RebateLines } from './RebateLines.tsx'
import { useRebateHistory, type PaidRebate } from './use-rebate.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** Rebates that were paid, the newest first; each opens to the play it was made of. */
export function RebateHistory() {
  const t = useWords('rebates')
  return (
    <Section title={t('history')}>
      <PagedList
        pages={useRebateHistory()}
        failed={t('history.failed')}
        empty={<EmptyList icon={percent} title={t('history.none')} text={t('history.none.text')} />}
      >
        {(rows) => (
          <Accordion
            items={rows.map((row) => ({
              id: row.rebateId,
              title: <Head of={row} />,
              content: <RebateDetails of={row} />,
            }))}
          />
        )}
      </PagedList>
    </Section>
  )
}

function Head({ of: { day, state, amount } }: { of: PaidRebate }) {
  const t = useWords('rebates')
  const dayText = useDay()
  return (
    <>
      <Stack as="span" space="none" className={css.head}>
        <Text as="span">{dayText(day)}</Text>
        <Text as="span" size="caption" quiet>
          {t(state === 'AUTO_PAID' ? 'history.AUTO_PAID' : 'history.CLAIMED')}
        </Text>
      </Stack>
      <Amount of={amount} />
    </>
  )
}

function RebateDetails({ of: { at, earned, amount, lines } }: { of: PaidRebate }) {
  const t = useWords('rebates')
  const { time } = useTime()
  const money = useMoney()
  return (
    <Stack space="md">
      <RebateLines lines={lines} />
      <Text size="dense" quiet>
        {t('history.at', { time: time(at) })}
        {earned === amount ? null : ` ${t('history.capped', { earned: money(earned) })}`}
      </Text>
    </Stack>
  )
}
