import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { trophy } from '../../icons/icons.gen.ts'
import { LeaderboardTable, type LeaderboardRow } from './index.ts'
import * as Examples from './LeaderboardTable.examples.tsx'

const names = ['ta***8', 'nu***a', 'shahin_4', 'mi***n', 'ka***2', 'fa***2']
const prizes = ['12,000', '8,000', '5,000', '2,500', '2,000', '1,500']
const rows: LeaderboardRow[] = names.map((name, n) => ({
  rank: n + 1,
  name,
  score: `${(48_210 - n * 4_235).toLocaleString('en')} pts`,
  prize: `৳ ${prizes[n]}`,
}))
const own = { rank: 28, score: '6,140 pts', prize: '৳ 100' }

const meta = {
  title: 'Gaming/LeaderboardTable',
  component: LeaderboardTable,
  args: { rows, own },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeaderboardTable>
export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = { render: () => <Examples.Week /> }
export const Loading: Story = { render: () => <Examples.Loading /> }

export const StateSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1060px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Sheet>
      <Row name="own place below; among the first, with what is missing; a visitor's" as="grid" panel>
        <LeaderboardTable rows={rows} own={own} note="Ends in 2 d 06:17" />
        <LeaderboardTable
          title="Weekly"
          rows={rows.map((row, n) => ({ ...row, me: n === 3 }))}
          own={{ ...own, gap: '640 points to place 3' }}
        />
        <LeaderboardTable
          title="বড় জয়ের তালিকা"
          rows={rows.slice(0, 3).map((row) => ({ ...row, name: 'শ্রীমঙ্গলের সোনালি', prize: undefined }))}
          note="রবিবার শেষ"
        />
      </Row>
      <Row name="on its way; nobody yet; failed" as="grid" panel>
        <LeaderboardTable title="Loading" rows={undefined} />
        <LeaderboardTable
          title="Empty"
          rows={[]}
          empty={
            <EmptyState level={4} icon={trophy} title="Nobody has a place yet">
              Play a round and be the first.
            </EmptyState>
          }
        />
        <LeaderboardTable title="Failed" rows={undefined} error onRetry={() => {}} />
      </Row>
    </Sheet>
  ),
}
