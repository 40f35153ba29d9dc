import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../docs/Box.tsx'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Hidden } from './index.ts'
import * as Examples from './Hidden.examples.tsx'

const meta = { title: 'Layout/Hidden', component: Hidden } satisfies Meta<typeof Hidden>
export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = { render: () => <Examples.Below /> }
export const Above: Story = { render: () => <Examples.Above /> }

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
