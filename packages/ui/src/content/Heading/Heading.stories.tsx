import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Heading } from './index.ts'
import * as Examples from './Heading.examples.tsx'

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { children: 'Your orders' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const LargeThirdLevel: Story = { render: () => <Examples.LargeThirdLevel /> }

const levels = [1, 2, 3, 4] as const
const sizes = ['sm', 'md', 'lg', 'xl'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="levels" as="grid">
        {levels.map((level) => (
          <Heading key={level} level={level}>{`Level ${level}`}</Heading>
        ))}
      </Row>
      <Row name="sizes of one level" as="grid" panel>
        {sizes.map((size) => (
          <Heading key={size} size={size}>{`Size ${size}`}</Heading>
        ))}
        <Heading lang="bn">শ্রীমঙ্গলের চা বাগান</Heading>
        <Heading>A name that is a good deal longer than the room it is given here</Heading>
      </Row>
    </Sheet>
  ),
}
