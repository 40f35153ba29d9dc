import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Switch } from './index.ts'
import * as Examples from './Switch.examples.tsx'

const meta = { title: 'Forms/Switch', component: Switch, args: { label: 'Messages about deposits' } } satisfies Meta<
  typeof Switch
>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { render: () => <Examples.Off /> }
export const On: Story = { render: () => <Examples.On /> }
export const Saving: Story = { args: { checked: true, busy: true } }
export const Stopped: Story = { render: () => <Examples.Stopped /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="off; on; on its way; disabled" as="grid">
        <Switch label="Messages about deposits" />
        <Switch label="Hide my name among the winners" defaultChecked />
        <Switch label="Lock withdrawals" busy checked onChange={() => {}} />
        <Switch label="Two-step login" disabled />
        <Switch label="Play money" disabled defaultChecked />
      </Row>
      <Row name="on a panel: with help; wrong; long words" as="grid" panel>
        <Switch label="Sound" defaultChecked hint="Games have a sound of their own" />
        <Switch label="Messages about promotions" error="This could not be saved. Please try again." />
        <Switch lang="bn" defaultChecked label="জমা পৌঁছালে, টাকা তোলা হলে বা আমার নেওয়া কোনো অফার শেষ হতে চললে জানান" />
      </Row>
    </Sheet>
  ),
}
