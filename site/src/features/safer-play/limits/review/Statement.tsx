import type { RgMonth } from '@brand/sdk/member'
import { Card } from '@brand/ui/card'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Table, type Column } from '@brand/ui/table'
import { holdPageState } from '@brand/ui/theme'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import { download } from '../../../../app/browser/download.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { Amount } from '../../../../app/format/Amount.tsx'
import { localeOf } from '../../../../app/format/format.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { matching, useUrlState } from '../../../../app/navigation/use-url-state.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import { offPaper } from '../../../../app/page-header.css.ts'
import * as css from '../limits.css.ts'
import './statement.css.ts'

const sums = ['paidIn', 'paidOut', 'netPaid', 'staked', 'won', 'result'] as const
/** What is left, or lacking. */
const signed: readonly (typeof sums)[number][] = ['netPaid', 'result']

const onPaper = (sheet: Element | null) => (sheet ? holdPageState('statement', sheet.ownerDocument) : undefined)

/** A year in months: to read, to print, to take along. `&year=2025` names another than the running one. */
export default function Statement() {
  const t = useWords('limits')
  const lang = useLang()
  const zone = useStatus().data?.timeZone ?? ''
  const [{ year: chosen }, setUrl] = useUrlState({ year: matching(/^[2-9]\d{3}$/) })
  const answer = useApiQuery(member.limits.statement, chosen ? { year: Number(chosen) } : {}, {
    staleTime: 60_000,
  })
  const { data, isError } = answer
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(localeOf(lang), { month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-15`))
  const columns: Column<RgMonth>[] = [
    { id: 'month', head: t('statement.month'), cell: ({ month }) => nameOf(month), total: t('statement.total') },
    ...sums.map((name): Column<RgMonth> => ({
      id: name,
      head: t(`statement.${name}`),
      align: 'end',
      cell: (row) => <Amount of={row[name]} signed={signed.includes(name)} />,
      total: data && <Amount of={data.total[name]} signed={signed.includes(name)} />,
      phone: 'line',
    })),
  ]
  const { mutate: save, isPending } = useApiMutation({
    async mutationFn() {
      if (!data) return
      // What writes the file belongs to a table that this page does not have.
      const { toCsv } = await inTime(() => import('@brand/ui/data-grid'))
      const file = toCsv<RgMonth>(
        [
          { head: t('statement.month'), text: ({ month }) => month },
          ...sums.map((name) => ({ head: t(`statement.${name}`), text: (row: RgMonth) => row[name] })),
        ],
        [...data.months, { ...data.total, month: String(data.year) }],
      )
      download(`statement-${data.year}.csv`, file)
    },
    toastError: true,
  })
  const year = data ? String(data.year) : ''
  const digits = new Intl.NumberFormat(localeOf(lang), { useGrouping: false })
  const yearText = data ? digits.format(data.year) : ''
  return (
    <div ref={onPaper} data-part="statement">
      <PageHeader
        back={{ label: t('back'), href: memberPath('limits') }}
        title={data ? t('statement.title', { year: yearText }) : t('statement')}
        description={t('statement.about')}
      />
      {isError && !data ? (
        <LoadFailed answer={answer} level={2} />
      ) : (
        <Stack>
          <Inline align="end" space="sm" className={offPaper}>
            <Select
              className={css.tight}
              label={t('statement.year')}
              value={year}
              disabled={!data}
              onValueChange={(next) => setUrl({ year: next }, { replace: true })}
              options={(data?.years ?? []).map((one) => ({ value: String(one), label: digits.format(one) }))}
            />
            <Button onClick={() => save()} disabled={!data} busy={isPending} busyLabel={t('statement.csv')}>
              {t('statement.csv')}
            </Button>
            <Button onClick={() => window.print()} disabled={!data}>
              {t('statement.print')}
            </Button>
          </Inline>
          <Card padding={{ phone: 'md', tablet: 'xl' }}>
            <Table
              label={t('statement.title', { year: yearText })}
              columns={columns}
              rows={data?.months}
              rowKey={({ month }) => month}
              presorted
              variant="panel"
              outlines={12}
            />
          </Card>
          <Text size="caption" quiet>
            {t('statement.note', { zone })}
          </Text>
        </Stack>
      )}
    </div>
  )
}
