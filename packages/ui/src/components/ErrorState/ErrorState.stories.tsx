import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { wifiSlashLight } from '../../icons/icons.gen.ts'
import { ErrorState } from './index.ts'
import * as Examples from './ErrorState.examples.tsx'

const meta = { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Retrying: Story = { render: () => <Examples.Retrying /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="on panels" as="grid" panel>
        <ErrorState onRetry={() => {}} />
        <ErrorState
          title="The list did not load"
          icon={wifiSlashLight}
          onRetry={() => {}}
          busy
          reference="01JD-7Q2K-4410"
        >
          Network link is abnormal. Your balance is not affected.
        </ErrorState>
        <ErrorState title="This game is not open here" onRetry={undefined} />
      </Row>
    </Sheet>
  ),
}
