import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../docs/Box.tsx'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Inline } from '../Inline/index.ts'
import { Hidden } from './index.ts'

const meta = { title: 'Layout/Hidden', component: Hidden } satisfies Meta<typeof Hidden>
export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {
  tags: ['example'],
  render: (args) => (
    <Inline>
      <Box>Balance</Box>
      <Hidden {...args} below="tablet">
        <Box>Not on a phone</Box>
      </Hidden>
    </Inline>
  ),
}
export const Above: Story = {
  tags: ['example'],
  render: () => (
    <Inline>
      <Hidden above="phone">
        <Box>On a phone alone</Box>
      </Hidden>
      <Box>Balance</Box>
    </Inline>
  ),
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="below">
        {(['tablet', 'desktop', 'wide'] as const).map((below) => (
          <Hidden key={below} below={below}>
            <Box>{`below ${below}`}</Box>
          </Hidden>
        ))}
      </Row>
      <Row name="above">
        {(['phone', 'tablet', 'desktop'] as const).map((above) => (
          <Hidden key={above} above={above}>
            <Box>{`above ${above}`}</Box>
          </Hidden>
        ))}
      </Row>
      <Row name="in a sentence">
        <p>
          Log out<Hidden as="span" below="tablet">{` of all devices`}</Hidden>
        </p>
      </Row>
    </Sheet>
  ),
}
