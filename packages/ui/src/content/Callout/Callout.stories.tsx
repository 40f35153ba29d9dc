import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Callout } from './index.ts'
import * as Examples from './Callout.examples.tsx'

const meta = {
  title: 'Content/Callout',
  component: Callout,
  args: { children: 'Play is still asked for before you can withdraw.' },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Appearing: Story = { render: () => <Examples.Appearing /> }
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Later than expected',
    children: 'This withdrawal should have come by now.',
    actions: <Button size="sm">Ask customer service</Button>,
  },
}

const tones = ['info', 'success', 'warning', 'danger'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="tones" as="grid">
        {tones.map((tone) => (
          <Callout key={tone} tone={tone}>
            {`A message of tone ${tone}, which takes two lines where it is given little room to stand in.`}
          </Callout>
        ))}
      </Row>
      <Row name="on a panel: with title and something to do; title alone; live and empty" as="grid" panel>
        <Callout tone="warning" title="Later than expected" actions={<Button size="sm">Ask</Button>}>
          This withdrawal should have come by now.
        </Callout>
        <Callout tone="success" title="Saved" />
        <Callout live />
        <Callout lang="bn">টাকা তোলার আগে আরও খেলা বাকি আছে।</Callout>
      </Row>
    </Sheet>
  ),
}
