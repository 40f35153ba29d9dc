import { Text } from '@brand/ui/text'
import { formatCount } from '../../../../app/format/format.ts'
import type { Lang } from '../../../../app/i18n/language.ts'
import type { RecordColumn } from '../../../../app/records/grid.tsx'

/** Whose row it is. */
export const accountColumn = <Row extends { account: string }>(head: string): RecordColumn<Row> => ({
  id: 'account',
  head,
  cell: ({ account }) => (
    <Text as="bdi" size="dense" weight="label">
      {account}
    </Text>
  ),
  text: ({ account }) => account,
  sortBy: ({ account }) => account,
})

/** A column of counts. */
export const countColumn = <Row,>(
  id: string,
  head: string,
  of: (row: Row) => number,
  lang: Lang,
  more: Partial<RecordColumn<Row>> = {},
): RecordColumn<Row> => ({
  id,
  head,
  align: 'end',
  width: 104,
  cell: (row) => formatCount(of(row), lang),
  text: (row) => String(of(row)),
  sortBy: of,
  ...more,
})

/** How many levels below the agent. */
export const levelColumn = <Row extends { level: number }>(head: string, lang: Lang): RecordColumn<Row> =>
  countColumn('level', head, ({ level }) => level, lang, { width: 96, hidden: true })
