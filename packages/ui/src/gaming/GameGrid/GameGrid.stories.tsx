import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames } from '../../docs/art.ts'
import { GameCard } from '../GameCard/index.ts'
import { GameGrid } from './index.ts'
import * as Examples from './GameGrid.examples.tsx'

const meta = { title: 'Gaming/GameGrid', component: GameGrid } satisfies Meta<typeof GameGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = { render: () => <Examples.Two /> }
export const FromAList: Story = { render: () => <Examples.FromAList /> }

export const StateSheet: Story = {
  render: () => (
    <GameGrid aria-label="Games">
      {[0, 6, 12].flatMap((shift) =>
        sampleGames.map((game, n) => <GameCard key={shift + n} {...game} nodeId={shift + n} href="#play" />),
      )}
    </GameGrid>
  ),
}
