import { Icon } from '@brand/ui/icon'
import { chartLine, coins, moon, userPlus } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Link } from '@brand/ui/link'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { TeamChangesOutput } from '@brand/sdk/agent'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { formatCount, localeOf } from '../../../../app/format/format.ts'
import { moneyIn } from '../../../../app/format/money.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { reportPath } from '../pages.ts'
import { TeamFailed } from '../TeamFailed.tsx'

type Row = TeamChangesOutput['list'][number]
const kinds = ['joined', 'firstDeposits', 'stopped', 'deposits'] as const
const reports = ['downline', 'pnl', 'transactions'] as const
type Change = Omit<Row, 'change' | 'report'> & { change: (typeof kinds)[number]; report: (typeof reports)[number] }

/** Those that there are words for: a newer gateway may know more. */
const known = (rows: readonly Row[]): Change[] =>
  rows.flatMap((row) => {
    const change = kinds.find((one) => one === row.change)
    const report = reports.find((one) => one === row.report)
    return change && report ? [{ ...row, change, report }] : []
  })

const icons = { joined: userPlus, firstDeposits: coins, stopped: moon, deposits: chartLine } as const

/** What has changed since yesterday, in sentences, each with the rows it is made of. */
export function TeamChanges() {
  const t = useWords('team')
  const lang = useLang()
  const money = moneyIn(useCurrency().symbol)
  const answer = useApiQuery(agent.team.changes, {})
  const { data, isError } = answer
  const sentence = ({ change, count, accounts, now, before }: Change) => {
    const names = new Intl.ListFormat(localeOf(lang)).format(accounts.map((account) => `\u2068${account}\u2069`))
    if (change === 'deposits')
      return t('change.deposits', { names, now: money(now ?? '0'), before: money(before ?? '0') })
    const more = count - accounts.length
    const who = more > 0 ? t('change.names', { names, count: more, n: formatCount(more, lang) }) : names
    return t(`change.${change}`, { count, n: formatCount(count, lang), who })
  }
  return (
    <Section title={t('changes')}>
      {isError && !data ? (
        <TeamFailed answer={answer} />
      ) : data === undefined ? (
        <Skeleton />
      ) : known(data.list).length === 0 ? (
        <Text quiet>{t('changes.none')}</Text>
      ) : (
        <Stack as="ul" space="sm">
          {known(data.list).map((change) => (
            <li key={change.change}>
              <Inline space="sm" justify="between" align="center">
                <Inline space="sm" wrap={false} align="center">
                  <Icon icon={icons[change.change]} size={20} />
                  <Text as="span">{sentence(change)}</Text>
                </Inline>
                <Link href={reportPath(change.report, change.query)}>{t(`open.${change.change}`)}</Link>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  )
}
