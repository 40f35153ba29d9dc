import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleArt, sampleGames } from '../../docs/art.ts'
import { GameGrid } from '../GameGrid/index.ts'
import { GameCard, type GameCardProps } from './index.ts'
import * as Examples from './GameCard.examples.tsx'

const game = { nodeId: 0, name: 'Padma Gold', vendor: 'JL', image: sampleArt(0) }
const meta = {
  title: 'Gaming/GameCard',
  component: GameCard,
  args: game,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = { render: () => <Examples.Link /> }
export const Visitor: Story = { render: () => <Examples.Visitor /> }
export const Maintenance: Story = { render: () => <Examples.Maintenance /> }
export const Note: Story = {
  args: { href: '#play', note: { text: '0%', label: 'Does not count for your bonus' } },
}
export const OpeningSoon: Story = { args: { state: 'soon' } }
export const LostPicture: Story = { args: { image: 'data:image/png,lost', fallback: sampleArt(3) } }

const none = () => {}
const row = (props: (n: number) => Partial<GameCardProps>) =>
  sampleGames.map((one, n) => <GameCard key={one.name} {...one} href="#play" onFavouriteChange={none} {...props(n)} />)

export const StateSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1000px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Sheet>
      <Row name="hot, new, plain; kept as favourites; every other one tells more">
        <GameGrid style={{ inlineSize: '100%' }}>
          {row((n) => ({
            tag: (['hot', 'new', undefined] as const)[n % 3],
            favourite: n > 3,
            onInfo: n % 2 ? undefined : none,
            note: n % 3 ? undefined : { text: '100%', label: 'Counts for your bonus in full' },
          }))}
        </GameGrid>
      </Row>
      <Row name="square; visitor; maintenance without and with an hour; soon; no picture">
        <GameGrid style={{ inlineSize: '100%' }}>
          {row(
            (n) =>
              [
                { variant: 'square' } as const,
                { onVisitor: none },
                { state: 'maintenance' } as const,
                { state: 'maintenance', backAt: '05:30', favourite: true } as const,
                { state: 'soon' } as const,
                { image: undefined, name: 'শ্রীমঙ্গলের চা বাগানের সোনালি সকাল', vendor: 'TCG_LOTTO_VN', onInfo: none },
              ][n] ?? {},
          )}
        </GameGrid>
      </Row>
    </Sheet>
  ),
}
