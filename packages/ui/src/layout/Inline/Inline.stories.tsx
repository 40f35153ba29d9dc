import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Box } from '../../docs/Box.tsx'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Inline } from './index.ts'
import * as Examples from './Inline.examples.tsx'

const meta = { title: 'Layout/Inline', component: Inline } satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Between: Story = { render: () => <Examples.Between /> }
export const List: Story = {
  render: () => (
    <Inline as="ul" space="2xs">
      <li>
        <Badge>New</Badge>
      </li>
      <li>
        <Badge tone="live">Live</Badge>
      </li>
    </Inline>
  ),
}

const justified = ['start', 'center', 'end', 'between'] as const
const aligns = ['start', 'center', 'end', 'baseline'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="justify" as="grid">
        {justified.map((justify) => (
          <Inline key={justify} justify={justify}>
            <Box>{justify}</Box>
            <Box>2</Box>
          </Inline>
        ))}
      </Row>
      <Row name="align" as="grid">
        {aligns.map((align) => (
          <Inline key={align} align={align}>
            <Button size="lg">{align}</Button>
            <Badge>New</Badge>
          </Inline>
        ))}
      </Row>
      <Row name="wraps; by layout; a list; in a sentence" as="grid" panel>
        <Inline>
          {['Slots', 'Live', 'Fishing', 'Lottery', 'Sports', 'Arcade'].map((name) => (
            <Box key={name}>{name}</Box>
          ))}
        </Inline>
        <Inline space={{ phone: '2xs', desktop: 'xl' }}>
          <Box>2xs on a phone</Box>
          <Box>xl on a desktop</Box>
        </Inline>
        <Inline as="ul">
          <li>One</li>
          <li>Two</li>
        </Inline>
        <Inline wrap={false}>
          <span>Words that wrap by themselves, because the button beside them keeps to their line</span>
          <Button>Change</Button>
        </Inline>
        <Inline as="span">
          <span>৳ 500.00</span>
          <span>10 minutes</span>
        </Inline>
      </Row>
    </Sheet>
  ),
}
