import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Skeleton } from './index.ts'
import * as Examples from './Skeleton.examples.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { render: () => <Examples.Line /> }
export const Tile: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Examples.Tile />,
}

const tile = (key: number) => (
  <div key={key} style={{ inlineSize: 132 }}>
    <Skeleton variant="tile" />
    <Skeleton />
    <Skeleton short />
  </div>
)

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="game row">{[1, 2, 3, 4, 5, 6].map(tile)}</Row>
      <Row name="words" as="grid">
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton short />
        </div>
        <div style={{ fontSize: 32 }}>
          <Skeleton short />
        </div>
      </Row>
      <Row name="shapes, on a panel" panel as="grid">
        <Skeleton variant="circle" />
        <Skeleton variant="block" />
        <Skeleton variant="square" />
      </Row>
      <Row name="heights of a block" as="grid">
        {(['sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
          <Skeleton key={size} variant="block" size={size} />
        ))}
      </Row>
    </Sheet>
  ),
}
