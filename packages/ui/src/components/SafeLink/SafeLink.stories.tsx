import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { SafeLink } from './index.ts'
import * as Examples from './SafeLink.examples.tsx'

const meta = {
  title: 'Primitives/SafeLink',
  component: SafeLink,
  args: { href: 'https://t.me/example', children: 'Service desk' },
} satisfies Meta<typeof SafeLink>
export default meta
type Story = StoryObj<typeof meta>

export const AnotherSite: Story = { render: () => <Examples.AnotherSite /> }
export const ThisSite: Story = { render: () => <Examples.ThisSite /> }
export const Refused: Story = { args: { href: 'javascript:alert(1)', children: 'Free spins' } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="this site, another one, mail">
        <SafeLink href="/promotions">Promotions</SafeLink>
        <SafeLink href="https://t.me/example">Service desk</SafeLink>
        <SafeLink href="mailto:desk@example.com">desk@example.com</SafeLink>
      </Row>
      <Row name="standing alone">
        <SafeLink href="/promotions" variant="action">
          All promotions
        </SafeLink>
        <SafeLink href="https://t.me/example" variant="quiet">
          Service desk
        </SafeLink>
      </Row>
      <Row name="refused: words without a link">
        <SafeLink href="javascript:alert(1)">Free spins</SafeLink>
      </Row>
    </Sheet>
  ),
}
