import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { VisuallyHidden } from './index.ts'
import * as Examples from './VisuallyHidden.examples.tsx'

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only spoken' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = { render: () => <Examples.Words /> }

export const SkipLink: Story = { render: () => <Examples.SkipLink /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="between shown words">
        <p>
          Balance <VisuallyHidden>in taka</VisuallyHidden> 24,860.50
        </p>
      </Row>
      <Row name="a skip link appears when it has focus">
        <VisuallyHidden>
          <a href="#main">Skip to the games</a>
        </VisuallyHidden>
        <span>Press Tab</span>
      </Row>
    </Sheet>
  ),
}
