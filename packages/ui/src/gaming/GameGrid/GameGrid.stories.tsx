import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt, sampleGames } from '../../docs/art.ts'
import { GameCard } from '../GameCard/index.ts'
import { GameGrid } from './index.ts'

const meta = { title: 'Gaming/GameGrid', component: GameGrid } satisfies Meta<typeof GameGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  tags: ['example'],
  render: () => (
    <GameGrid aria-label="Games">
      <GameCard nodeId={1} name="Padma Gold" vendor="JL" image={sampleArt(0)} href="#padma-gold" />
      <GameCard nodeId={2} name="Hilsa Hunter" vendor="JL" image={sampleArt(1)} href="#hilsa-hunter" />
    </GameGrid>
  ),
}
/** From data. */
export const FromAList: Story = {
  tags: ['example'],
  render: () => {
    const games = ['Padma Gold', 'Hilsa Hunter', 'Nine Lanterns']
    return (
      <GameGrid aria-label="Found games">
        {games.map((name, n) => (
          <GameCard key={name} nodeId={n} name={name} vendor="JL" image={sampleArt(2)} href={`#game-${n}`} />
        ))}
      </GameGrid>
    )
  },
}

export const StateSheet: Story = {
  render: () => (
    <GameGrid aria-label="Games">
      {[0, 6, 12].flatMap((shift) =>
        sampleGames.map((game, n) => <GameCard key={shift + n} {...game} nodeId={shift + n} href="#play" />),
      )}
    </GameGrid>
  ),
}
