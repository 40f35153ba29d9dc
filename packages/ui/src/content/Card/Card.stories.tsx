import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { Sheet } from '../../docs/Sheet.tsx'
import { Grid } from '../../layout/Grid/index.ts'
import { Text } from '../Text/index.ts'
import { Card } from './index.ts'
import * as Examples from './Card.examples.tsx'

const meta = { title: 'Content/Card', component: Card } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Titled: Story = { render: () => <Examples.Titled /> }
export const Linked: Story = { render: () => <Examples.Linked /> }
export const WithFooter: Story = { render: () => <Examples.WithFooter /> }

const elements = ['div', 'section', 'article'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Grid minColumn="md">
        {elements.map((as) => (
          <Card key={as} as={as} aria-label={as === 'section' ? 'Balance' : undefined}>
            <Text weight="label">{as}</Text>
            <Text quiet>The padding is smaller on a phone</Text>
          </Card>
        ))}
        <Card padding="none">
          <Text>No padding</Text>
        </Card>
        <Card padding="sm" space="2xs" link={{ href: '#order-7', label: 'Order 7, ৳ 500.00' }}>
          <Text weight="label">The whole card is a link</Text>
          <Text size="caption" quiet>
            Its button is not part of it
          </Text>
          <Button size="sm">Copy</Button>
        </Card>
        <Card footer={<Button size="sm">Change</Button>}>
          <Text>Its button stands at the lower edge</Text>
        </Card>
        <ul>
          <Card as="li" padding={{ phone: 'xs', desktop: 'xl' }} space={{ phone: 'none', desktop: 'lg' }}>
            <Text>An item of a list</Text>
            <Text>xl on a desktop</Text>
          </Card>
        </ul>
      </Grid>
    </Sheet>
  ),
}
