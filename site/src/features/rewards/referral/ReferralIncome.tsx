import { Accordion } from '@brand/ui/accordion'
import { coins } from '@brand/ui/icons'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useDay } from '../../../app/format/use-day.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import * as css from './referral.css.ts'
import { member } from '../../../app/api/member-client.ts'
import type { Income } from './use-referrals.ts'

/** What invited friends brought, the newest first; the shares of a day open to whom they came from. */
export function ReferralIncome() {
  const t = useWords('referral')
  return (
    <Section title={t('income')}>
      <PagedList
        pages={useApiPages(member.referrals.income, {})}
        failed={t('income.failed')}
        empty={<EmptyList icon={coins} title={t('income.none')} text={t('income.none.text')} />}
      >
        {(rows) => (
          <Accordion
            items={rows.map((row) => ({ id: row.rewardId, title: <Head of={row} />, content: <About of={row} /> }))}
          />
        )}
      </PagedList>
    </Section>
  )
}

function Head({ of: { kind, account, day, state, amount } }: { of: Income }) {
  const t = useWords('referral')
  const dayText = useDay()
  return (
    <>
      <Stack as="span" space="none" className={css.head}>
        <Text as="span">
          {kind === 'SHARE' && day
            ? t('income.SHARE', { day: dayText(day) })
            : kind === 'FRIEND'
              ? t('income.FRIEND', { account: account ?? '' })
              : t('income.INVITED')}
        </Text>
        <Text as="span" size="caption" quiet>
          {t(`income.state.${state}` as 'income.state.OFFERED', { defaultValue: state })}
        </Text>
      </Stack>
      <Amount of={amount} />
    </>
  )
}

function About({ of: { at, lines } }: { of: Income }) {
  const t = useWords('referral')
  const lang = useLang()
  const { time } = useTime()
  const percent = (rate: string) => formatRate(rate, lang)
  type Line = Income['lines'][number]
  const columns: Column<Line>[] = [
    {
      id: 'level',
      head: t('friends'),
      cell: ({ friends, level }) => (
        <TwoLines note={formatCount(friends, lang)}>{t(`level.${level}` as 'level.1')}</TwoLines>
      ),
    },
    {
      id: 'play',
      head: t('line.play'),
      align: 'end',
      phone: 'line',
      cell: ({ validBet, betRate }) => (
        <>
          <Amount of={validBet} /> · {percent(betRate)}
        </>
      ),
    },
    {
      id: 'deposits',
      head: t('line.deposits'),
      align: 'end',
      phone: 'line',
      cell: ({ deposits, depositRate }) => (
        <>
          <Amount of={deposits} /> · {percent(depositRate)}
        </>
      ),
    },
    { id: 'amount', head: t('line.amount'), align: 'end', phone: 'line', cell: ({ amount }) => <Amount of={amount} /> },
  ]
  return (
    <Stack space="md">
      {lines.length > 0 ? (
        <Table
          label={t('lines')}
          columns={columns}
          rows={lines}
          rowKey={({ level, betRate, depositRate }) => `${level} ${betRate} ${depositRate}`}
          presorted
        />
      ) : null}
      <Text size="dense" quiet>
        {t('income.at', { time: time(at) })}
      </Text>
    </Stack>
  )
}
