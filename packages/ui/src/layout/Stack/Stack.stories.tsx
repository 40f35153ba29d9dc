import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Box } from '../../docs/Box.tsx'
import { Button } from '../../components/Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from './index.ts'
import * as Examples from './Stack.examples.tsx'

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const ByLayout: Story = { render: () => <Examples.ByLayout /> }
export const List: Story = {
  render: () => (
    <Stack as="ul" space="2xs">
      <li>Padma Gold</li>
      <li>River Fortune</li>
    </Stack>
  ),
}
export const Divided: Story = {
  render: () => (
    <Stack divided as="ul">
      <li>Padma Gold</li>
      <li>River Fortune</li>
    </Stack>
  ),
}

const gaps = ['none', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const
const aligns = ['stretch', 'start', 'center', 'end'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="space: the scale" as="grid">
        {gaps.map((space) => (
          <Stack key={space} space={space}>
            <Box>{space}</Box>
            <Box>{space}</Box>
          </Stack>
        ))}
      </Row>
      <Row name="align" as="grid">
        {aligns.map((align) => (
          <Stack key={align} align={align}>
            <Button size="sm">{align}</Button>
            <Box>{align}</Box>
          </Stack>
        ))}
      </Row>
      <Row name="by layout; a list; in a sentence" as="grid" panel>
        <Stack space={{ phone: 'xs', desktop: '2xl' }}>
          <Box>xs on a phone</Box>
          <Box>2xl on a desktop</Box>
        </Stack>
        <Stack as="ul" space="2xs">
          <li>Padma Gold</li>
          <li>River Fortune</li>
        </Stack>
        <Stack as="span" space="2xs">
          <span>10 minutes</span>
          <span>No fee</span>
        </Stack>
      </Row>
      <Row name="divided; grown beside a button" as="grid" panel>
        <Stack divided as="ul">
          <li>Padma Gold</li>
          <li>River Fortune</li>
          <li>Delta Reef</li>
        </Stack>
        <Inline wrap={false}>
          <Stack grow space="2xs">
            <span>Beginners, a name that is too long for one line of a phone</span>
            <span>৳ 10.00 a round</span>
          </Stack>
          <Button>Sit down</Button>
        </Inline>
      </Row>
    </Sheet>
  ),
}
