import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../docs/Box.tsx'
import { Sheet } from '../../docs/Sheet.tsx'
import { Page } from './index.ts'
import * as Examples from './Page.examples.tsx'

const meta = { title: 'Layout/Page', component: Page } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const OneForm: Story = { render: () => <Examples.OneForm /> }
export const ToRead: Story = { render: () => <Examples.ToRead /> }

const widths = ['narrow', 'text', 'wide', 'full'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      {widths.map((width) => (
        <Page key={width} width={width} space="xs">
          <Box>{width}</Box>
          <Box>Second</Box>
        </Page>
      ))}
      <Page width="narrow" align="center" space={{ phone: 'xs', desktop: 'xl' }}>
        <Box>centred</Box>
        <Box>xl apart on a desktop</Box>
      </Page>
      <Page gutters>
        <Box>gutters</Box>
      </Page>
    </Sheet>
  ),
}
