import { chartLine, coins, handshake, moon, userPlus, warning } from '@brand/ui/icons'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { TeamChangesOutput } from '@brand/sdk/agent'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useOwnContracts } from '../../../../app/auth/own-contracts.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { SentenceRow } from '../../../../app/centre/SentenceRow.tsx'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { formatCount, localeOf } from '../../../../app/format/format.ts'
import { useMoney } from '../../../../app/format/use-money.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { reportPath } from '../pages.ts'

type Row = TeamChangesOutput['list'][number]
const kinds = ['owing', 'owed', 'joined', 'firstDeposits', 'stopped', 'deposits'] as const
const reports = [
  'downline',
  'pnl',
  'transactions',
  'dividends',
  'dailyWages',
  'hourlySalary',
  'realtimeSalary',
] as const
type Change = Omit<Row, 'change' | 'report'> & { change: (typeof kinds)[number]; report: (typeof reports)[number] }

/** Those that there are words for: a newer gateway may know more. */
const known = (rows: readonly Row[]): Change[] =>
  rows.flatMap((row) => {
    const change = kinds.find((one) => one === row.change)
    const report = reports.find((one) => one === row.report)
    return change && report ? [{ ...row, change, report }] : []
  })

const icons = {
  owing: warning,
  owed: warning,
  joined: userPlus,
  firstDeposits: coins,
  stopped: moon,
  deposits: chartLine,
} as const
const tones = {
  owing: 'danger',
  owed: 'danger',
  joined: 'success',
  firstDeposits: 'success',
  stopped: undefined,
  deposits: undefined,
} as const

/** What has changed since yesterday, in sentences, each with the rows it is made of. */
export function TeamChanges() {
  const t = useWords('team')
  const agentWords = useWords('agent')
  const lang = useLang()
  const money = useMoney()
  const answer = useApiQuery(agent.team.changes, {})
  const { data, isError } = answer
  const sentence = ({ change, count, accounts, now, before, report }: Change) => {
    const more = count - accounts.length
    // Of some more the list itself does not say "and".
    const list = new Intl.ListFormat(localeOf(lang), more > 0 ? { type: 'unit', style: 'short' } : {})
    const names = list.format(accounts.map((account) => `\u2068${account}\u2069`))
    if (change === 'deposits')
      return t('change.deposits', { names, now: money(now ?? '0'), before: money(before ?? '0') })
    const who = more > 0 ? t('change.names', { names, count: more, n: formatCount(more, lang) }) : names
    if (change === 'owing' || change === 'owed')
      return t(`change.${change}`, {
        who,
        amount: money(now ?? '0'),
        page: agentWords(`page.${report}` as 'page.dividends'),
      })
    return t(`change.${change}`, { count, n: formatCount(count, lang), who })
  }
  const offers = useOwnContracts()?.requests.length ?? 0
  const sentences = [
    ...(offers > 0
      ? [
          {
            id: 'offers',
            icon: handshake,
            tone: undefined,
            text: t('change.offers', { count: offers, n: formatCount(offers, lang) }),
            open: t('open.offers'),
            href: centrePath('agent', 'contracts'),
          },
        ]
      : []),
    ...known(data?.list ?? []).map((one) => ({
      id: `${one.change} ${one.report}`,
      icon: icons[one.change],
      tone: tones[one.change],
      text: sentence(one),
      open: t(`open.${one.change}`),
      href: reportPath(one.report, one.query),
    })),
  ]
  return (
    <Section title={t('changes')}>
      {isError && !data ? (
        <LoadFailed answer={answer} title={t('failed')} level={2} />
      ) : data === undefined ? (
        <Skeleton />
      ) : sentences.length === 0 ? (
        <Text quiet>{t('changes.none')}</Text>
      ) : (
        <Stack as="ul" divided>
          {sentences.map(({ id, ...sentence }) => (
            <SentenceRow key={id} {...sentence} />
          ))}
        </Stack>
      )}
    </Section>
  )
}
