import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { GameCard } from '../../gaming/GameCard/index.ts'
import { Rail } from './index.ts'
import * as Examples from './Rail.examples.tsx'

const cards = [...sampleGames, ...sampleGames].map(({ name, vendor, image }, n) => (
  <GameCard key={n} nodeId={n} name={name} vendor={vendor} image={image} href={`#${n}`} />
))
const promises = ['Within 10 minutes', 'Play money only', 'Fair by proof', 'A host who answers'].map((words) => (
  <p key={words}>{words}</p>
))
const whole = { inlineSize: '100%' }
const meta = {
  title: 'Primitives/Rail',
  component: Rail,
  args: { title: 'Hot tonight', count: '1,549 games', all: '#all', children: cards },
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

export const Games: Story = { render: () => <Examples.Games /> }
export const TextAlone: Story = { render: () => <Examples.TextAlone /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="longer than the screen">
        <Rail title="Hot tonight" count="1,549 games" all="#all" style={whole}>
          {cards}
        </Rail>
      </Row>
      <Row name="six of six: fits">
        <Rail title="Favourites" all="#favourites" style={whole}>
          {cards.slice(0, 6)}
        </Rail>
      </Row>
      <Row name="a narrow place, a long title">
        <Rail
          title="Recently played on this and on all your other devices"
          count="12 games"
          all="#recent"
          level={3}
          columns={2}
          style={{ inlineSize: 300 }}
        >
          {cards.slice(0, 4)}
        </Rail>
      </Row>
      <Row name="nothing inside takes focus, so the row does">
        <Rail title="What we promise" columns={2} narrowColumns={1} style={{ inlineSize: 300 }}>
          {promises}
        </Rail>
      </Row>
    </Sheet>
  ),
}
