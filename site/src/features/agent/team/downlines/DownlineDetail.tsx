import { Button, buttonAttributes } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { Grid } from '@brand/ui/grid'
import { Inline } from '@brand/ui/inline'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { Downline } from '@brand/sdk/agent'
import { agent } from '../../../../app/api/agent-client.ts'
import { moduleOn } from '../../../../app/api/modules.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatRate } from '../../../../app/format/percent.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useNames } from '../../../../app/records/names.ts'
import type { DownlineAction, Editing } from './actions.ts'

interface DownlineDetailProps {
  row: Downline
  actions: readonly DownlineAction[]
  onEdit: (what: Editing) => void
}

/** What is behind a person of the list: the figures of this week, the rates by category, and what can be done. */
export function DownlineDetail({ row, actions, onEdit }: DownlineDetailProps) {
  const t = useWords('team')
  const lang = useLang()
  const names = useNames()
  const { day } = useTime()
  return (
    <Stack space="md">
      <Grid columns={{ phone: 1, desktop: 3 }} space="2xl">
        <Week account={row.account} />
        <Stack space="xs">
          <Text size="caption" quiet>
            {t('col.rates')}
          </Text>
          {row.rates.length > 0 ? (
            <DataList
              items={row.rates.map(({ gameType, rate }) => ({
                term: names.category(gameType),
                value: formatRate(rate, lang),
              }))}
            />
          ) : (
            <Text size="dense">{t('rates.none')}</Text>
          )}
        </Stack>
        <DataList
          items={[
            { term: t('col.registered'), value: day(row.regAt) },
            ...(row.mobile ? [{ term: t('col.mobile'), value: <bdi>{row.mobile}</bdi> }] : []),
            ...(row.remark ? [{ term: t('col.remark'), value: <bdi>{row.remark}</bdi> }] : []),
          ]}
        />
      </Grid>
      <Inline space="sm">
        {actions.map(({ id, label, name, href, edits }) =>
          href === undefined ? (
            <Button key={id} size="sm" aria-label={name} onClick={() => edits && onEdit(edits)}>
              {label}
            </Button>
          ) : (
            <a key={id} {...buttonAttributes({ size: 'sm' })} href={href} aria-label={name}>
              {label}
            </a>
          ),
        )}
      </Inline>
    </Stack>
  )
}

/** Figures of somebody with everyone below, from Monday on. */
function Week({ account }: { account: string }) {
  const t = useWords('team')
  const on = moduleOn(useStatus().data?.info.whitelabel, 'AGETEAMPNL3')
  const { data, isError } = useApiQuery(agent.team.pnl, { account, range: 'week', pageSize: 1 }, { enabled: on })
  if (!on || isError) return null
  const figures = data?.totals
  return (
    <Stack space="xs">
      <Text size="caption" quiet>
        {t('week')}
      </Text>
      {figures ? (
        <DataList
          items={(['deposit', 'validBet', 'win', 'pnl'] as const).map((id) => ({
            term: t(`tile.${id}`),
            value: <Amount of={figures[id]} signed={id === 'pnl'} />,
          }))}
        />
      ) : (
        <Skeleton />
      )}
    </Stack>
  )
}
