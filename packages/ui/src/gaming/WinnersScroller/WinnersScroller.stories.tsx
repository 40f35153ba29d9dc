import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt, sampleGames } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { WinnersScroller, type Winner } from './index.ts'
import * as Examples from './WinnersScroller.examples.tsx'

const names = ['ra***7', 'tanvir88', 'mi***n', 'ka***2', 'fa***2', 'sh***4']
const winners: Winner[] = sampleGames.map(({ name }, i) => ({
  name: names[i] ?? '',
  game: name,
  icon: sampleArt(i),
  amount: String(96_250 - i * 9_130.25),
  href: `#${i}`,
}))

const meta = {
  title: 'Gaming/WinnersScroller',
  component: WinnersScroller,
  args: { items: winners, symbol: '৳' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(356px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WinnersScroller>
export default meta
type Story = StoryObj<typeof meta>

const all = <a href="#all">View all</a>
export const Moving: Story = { args: { action: all } }

const width = { inlineSize: 'min(340px, 100%)' }
export const Two: Story = { render: () => <Examples.Two /> }
export const Nobody: Story = { render: () => <Examples.Nobody /> }

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
      <Row name="wide: in columns, three rows in sight">
        <div style={{ inlineSize: '100%', minInlineSize: 0 }}>
          <WinnersScroller
            items={[...winners, ...winners].map((winner, id) => ({ ...winner, id: String(id) }))}
            symbol="৳"
            title="Largest wins this week"
            action={all}
          />
        </div>
      </Row>
      <Row name="three in sight, of six; four in sight; all in sight">
        <WinnersScroller items={winners} symbol="৳" action={all} style={width} />
        <WinnersScroller items={winners} symbol="৳" rows={4} style={width} />
        <WinnersScroller items={winners.slice(0, 3)} symbol="৳" title="Largest wins this week" style={width} />
      </Row>
      <Row name="of one height: nobody yet, the first, all">
        <WinnersScroller
          items={[]}
          symbol="৳"
          empty="No win yet this week. The first takes this place."
          style={width}
        />
        <WinnersScroller
          items={winners.slice(0, 1)}
          symbol="৳"
          empty="More wins show here as they come."
          style={width}
        />
        <WinnersScroller items={winners} symbol="৳" empty="More wins show here as they come." style={width} />
      </Row>
      <Row name="on a panel; no pictures; long names and amounts" panel>
        <WinnersScroller
          items={winners.slice(0, 3).map(({ icon: _icon, ...winner }) => winner)}
          symbol="৳"
          style={width}
        />
        <WinnersScroller
          items={[{ name: 'শ্রীমঙ্গলের', game: 'শ্রীমঙ্গলের চা বাগানের সোনালি সকাল', amount: '1234567890.12' }]}
          symbol="৳"
          title="বড় জয়ের তালিকা এই সপ্তাহে"
          action={all}
          style={width}
        />
      </Row>
    </Sheet>
  ),
}
