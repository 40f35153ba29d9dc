import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { Divider } from './index.ts'
import * as Examples from './Divider.examples.tsx'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = { render: () => <Examples.Horizontal /> }
export const Vertical: Story = { render: () => <Examples.Vertical /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="horizontal; parting topics" as="grid" panel>
        <Stack>
          <span>Fee</span>
          <Divider />
          <span>Total</span>
        </Stack>
        <Stack>
          <span>Deposits</span>
          <Divider separator />
          <span>Withdrawals</span>
        </Stack>
      </Row>
      <Row name="vertical">
        <Inline>
          <span>Slots</span>
          <Divider orientation="vertical" />
          <span>Live</span>
        </Inline>
      </Row>
    </Sheet>
  ),
}
