import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { DataList } from '../../content/DataList/index.ts'
import { Money } from '../../content/Money/index.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { dotsThree } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { Chip } from '../Chip/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { DataGrid, type DataGridProps, type GridColumn } from './index.ts'
import { accounts, textsIn, type Account, type Texts } from './sample.ts'
import * as Examples from './DataGrid.examples.tsx'

const taka = (amount: string, signed = false) => (
  <Money
    amount={amount}
    currency="BDT"
    symbol="৳"
    sign={signed ? 'always' : 'auto'}
    tone={signed ? 'sign' : 'neutral'}
  />
)
const tones = { active: 'success', quiet: 'neutral', offer: 'warning', owes: 'danger' } as const
const muted = { color: 'var(--brand-text-2)', fontWeight: 'var(--brand-weight)' } as const

const columnsIn = (words: Texts, lang: string): GridColumn<Account>[] => {
  const time = new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return [
    {
      id: 'name',
      head: words.account,
      cell: ({ name, kind }) => (
        <>
          <bdi>
            <strong>{name}</strong>
          </bdi>{' '}
          <span style={muted}>{words[kind]}</span>
        </>
      ),
      text: ({ name }) => name,
      sortBy: ({ name }) => name,
      filter: { kind: 'text' },
      total: words.all,
    },
    {
      id: 'people',
      head: words.people,
      align: 'end',
      width: 88,
      cell: ({ people }) => people,
      total: (rows) => rows.reduce((sum, { people }) => sum + people, 0),
    },
    {
      id: 'bet',
      head: words.bet,
      align: 'end',
      width: 144,
      cell: ({ bet }) => <strong>{taka(bet)}</strong>,
      text: ({ bet }) => bet,
      sortBy: ({ bet }) => Number(bet),
      filter: { kind: 'number' },
      total: taka('402180.35'),
    },
    {
      id: 'result',
      head: words.result,
      align: 'end',
      width: 136,
      cell: ({ result }) => taka(result, true),
      text: ({ result }) => result,
      sortBy: ({ result }) => Number(result),
      total: taka('14210.60', true),
    },
    {
      id: 'balance',
      head: words.balance,
      align: 'end',
      cell: ({ balance }) => taka(balance),
      text: ({ balance }) => balance,
      total: taka('24118.90'),
    },
    { id: 'rate', head: words.rate, align: 'end', width: 88, cell: ({ rate }) => `${rate}%`, text: ({ rate }) => rate },
    {
      id: 'seen',
      head: words.seen,
      width: 136,
      cell: ({ seen }) => <span style={muted}>{time.format(new Date(`${seen}Z`))}</span>,
      text: ({ seen }) => seen,
      sortBy: ({ seen }) => seen,
      filter: { kind: 'days', timeZone: 'UTC' },
    },
    {
      id: 'status',
      head: words.state,
      width: 152,
      cell: ({ status }) => (
        <Badge variant="status" tone={tones[status]}>
          {words[status]}
        </Badge>
      ),
      text: ({ status }) => words[status],
      group: ({ status }) => words[status],
      filter: {
        kind: 'choice',
        of: ({ status }) => status,
        options: (['active', 'quiet', 'offer', 'owes'] as const).map((value) => ({ value, label: words[value] })),
      },
      phone: 'title',
    },
    {
      id: 'more',
      head: words.message,
      pinned: true,
      align: 'end',
      width: 88,
      phone: 'hidden',
      cell: ({ name }) => <IconButton size="sm" icon={dotsThree} label={`${words.more} ${name}`} />,
    },
  ]
}

const behind = (words: Texts) => (row: Account) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 48px', alignItems: 'center' }}>
    <DataList
      style={{ flex: '0 1 300px' }}
      items={[
        { term: words.sports, value: taka('71204.50') },
        { term: words.casino, value: taka('38110.00') },
        { term: words.live, value: taka('19086.00') },
      ]}
    />
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button size="sm">{words.open}</Button>
      <Button size="sm">{words.transfer}</Button>
      <Button size="sm" variant="quiet" aria-label={`${words.message} ${row.name}`}>
        {words.message}
      </Button>
    </div>
  </div>
)
const rowKey = ({ id }: Account) => id

/** The list of a line as the agent centre shows it. Props of rows are the story's own. */
function Downline(props: Partial<DataGridProps<Account>>) {
  const { lang } = useBrand()
  const words = textsIn(lang)
  const columns = useMemo(() => columnsIn(textsIn(lang), lang), [lang])
  const rows = useMemo(() => accounts(7), [])
  return <DataGrid label={words.label} columns={columns} rows={rows} rowKey={rowKey} {...props} />
}

const meta = { title: 'Primitives/DataGrid', component: Downline } satisfies Meta<typeof Downline>
export default meta
type Story = StoryObj<typeof meta>

const Whole = (props: Partial<DataGridProps<Account>>) => {
  const { lang } = useBrand()
  const words = textsIn(lang)
  const detail = useMemo(() => behind(textsIn(lang)), [lang])
  const [on, setOn] = useState(true)
  return (
    <Downline
      chooser
      onExport={() => {}}
      onChosenChange={() => {}}
      chosenActions={() => <Button size="sm">{words.message}</Button>}
      detail={detail}
      defaultOpen={['a0']}
      defaultSort={{ column: 'bet', direction: 'descending' }}
      filters={
        <>
          <Chip pressed={on} onPressedChange={setOn}>
            {words.played}
          </Chip>
          <Chip pressed={false} onPressedChange={() => {}}>
            {words.over}
          </Chip>
        </>
      }
      {...props}
    />
  )
}

/** Filters, choice of columns, export, rows to choose and to open, totals. */
export const AgentGrid: Story = { render: () => <Whole /> }

export const Plain: Story = { render: () => <Examples.Plain /> }

export const ColumnsRemembered: Story = { render: () => <Examples.ColumnsRemembered /> }

const total = 100_000
const page = 500

/** A hundred thousand rows, fetched by the key of the last one; the document holds those near the window. */
function ByKey() {
  const [rows, setRows] = useState(() => accounts(page))
  const [busy, setBusy] = useState(false)
  return (
    <Downline
      rows={rows}
      rowCount={total}
      onChosenChange={() => {}}
      presorted
      next={rows.length < total ? (rows.at(-1)?.id ?? null) : null}
      moreState={busy ? 'busy' : undefined}
      onLoadMore={() => {
        setBusy(true)
        setTimeout(() => {
          setRows((before) => [...before, ...accounts(page, before.length)])
          setBusy(false)
        }, 150)
      }}
    />
  )
}
export const LoadedByKey: Story = { render: () => <ByKey /> }
export const ColumnsMovedAndPinned: Story = { render: () => <Examples.ColumnsMovedAndPinned /> }
export const Filters: Story = { render: () => <Examples.Filters /> }
export const FiltersOfServer: Story = { render: () => <Examples.FiltersOfServer /> }
export const SeveralSortKeys: Story = { render: () => <Examples.SeveralSortKeys /> }
export const Pages: Story = { render: () => <Examples.Pages /> }
export const OneThatCanBeChosen: Story = { render: () => <Examples.OneThatCanBeChosen /> }
export const Tree: Story = { render: () => <Examples.Tree /> }
export const Groups: Story = { render: () => <Examples.Groups /> }
export const Editing: Story = { render: () => <Examples.Editing /> }
export const ExportOfServer: Story = { render: () => <Examples.ExportOfServer /> }
export const Chosen: Story = { render: () => <Examples.Chosen /> }

/** As much as there is, at once. */
export const HundredThousand: Story = {
  render: function All() {
    const rows = useMemo(() => accounts(total), [])
    return <Downline rows={rows} onChosenChange={() => {}} />
  },
}

const active = ({ status }: Account) => status !== 'owes' && status !== 'offer'
const rows3 = accounts(3)
const below = ({ id }: Account) => ({ a0: accounts(2, 3), a3: accounts(1, 5), a1: accounts(1, 6) })[id]
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="all of it: one row open, two chosen" as="grid">
        <Whole style={{ gridColumn: '1 / -1' }} chosen={['a3', 'a4']} />
      </Row>
      <Row name="edges that move, a menu of each column, columns pinned by a reader" as="grid">
        <Downline
          style={{ gridColumn: '1 / -1' }}
          label="Pinned"
          resizable
          columnMenu
          onChosenChange={() => {}}
          columnChoice={{
            shown: ['name', 'people', 'bet', 'result', 'balance', 'rate', 'seen', 'status', 'more'],
            hidden: [],
            widths: { people: 100 },
            pins: { balance: 'start', seen: 'end' },
          }}
        />
      </Row>
      <Row name="two keys of the order, one row to choose, rows that cannot be chosen, pages" as="grid">
        <Downline
          style={{ gridColumn: '1 / -1' }}
          label="One of a page"
          sortKeys={2}
          defaultSort={[
            { column: 'bet', direction: 'descending' },
            { column: 'name', direction: 'ascending' },
          ]}
          chooseOne
          chosen={['a1']}
          selectable={active}
          pageSize={3}
        />
      </Row>
      <Row name="groups with their sums, one closed by hand; a tree" as="grid">
        <Downline style={{ gridColumn: '1 / -1' }} label="Groups" defaultGroupBy="status" onChosenChange={() => {}} />
        <Downline
          style={{ gridColumn: '1 / -1' }}
          label="Tree"
          rows={rows3}
          childrenOf={below}
          defaultOpen={['a0', 'a1']}
        />
      </Row>
      <Row name="filters that are on; filters that match nothing" as="grid">
        <Downline
          style={{ gridColumn: '1 / -1' }}
          label="Filtered"
          defaultColumnFilters={[
            { column: 'bet', kind: 'number', min: '10000', max: '90000' },
            { column: 'status', kind: 'choice', values: ['active', 'quiet'] },
            { column: 'seen', kind: 'days', from: '2026-11-16', to: '2026-11-22' },
          ]}
        />
        <Downline
          style={{ gridColumn: '1 / -1' }}
          label="Nothing matches"
          defaultColumnFilters={[{ column: 'name', kind: 'text', text: 'zz' }]}
        />
      </Row>
      <Row name="more to come; the next ones did not load" as="grid">
        <Downline style={{ gridColumn: '1 / -1' }} rows={rows3} next="a2" label="More" />
        <Downline style={{ gridColumn: '1 / -1' }} rows={rows3} next="a2" moreState="busy" label="On their way" />
        <Downline style={{ gridColumn: '1 / -1' }} rows={rows3} next="a2" moreState="error" label="Failed" />
      </Row>
      <Row name="the first rows are on their way; others are" as="grid">
        <Downline
          style={{ gridColumn: '1 / -1' }}
          label="First"
          rows={undefined}
          outlines={3}
          onChosenChange={() => {}}
        />
        <Downline style={{ gridColumn: '1 / -1' }} label="Others" rows={rows3} busy />
      </Row>
      <Row name="nothing; not loaded" as="grid">
        <Downline style={{ gridColumn: '1 / -1' }} label="Nothing" rows={[]} />
        <Downline style={{ gridColumn: '1 / -1' }} label="Not loaded" error onRetry={() => {}} />
      </Row>
    </Sheet>
  ),
}
