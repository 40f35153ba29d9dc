import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { wifiSlashLight } from '../../icons/icons.gen.ts'
import { ErrorState } from './index.ts'

const meta = { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['example'], args: { onRetry: () => {} } }
export const Retrying: Story = { tags: ['example'], args: { onRetry: () => {}, busy: true } }

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
