import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../docs/Box.tsx'
import { Sheet } from '../../docs/Sheet.tsx'
import { Columns } from './index.ts'
import * as Examples from './Columns.examples.tsx'

const meta = { title: 'Layout/Columns', component: Columns } satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

export const Equal: Story = { render: () => <Examples.Equal /> }
export const MainAndAside: Story = { render: () => <Examples.MainAndAside /> }

const collapses = ['tablet', 'desktop', 'wide'] as const
const aligns = ['start', 'center', 'end', 'stretch'] as const
const shares = ['main-aside', 'aside-main'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      {collapses.map((collapseBelow) => (
        <Columns key={collapseBelow} collapseBelow={collapseBelow}>
          <Box>{`below ${collapseBelow} one column`}</Box>
          <Box>Second</Box>
          <Box>Third</Box>
        </Columns>
      ))}
      {shares.map((widths) => (
        <Columns key={widths} widths={widths} space="sm" stickyAside>
          <Box>{widths}</Box>
          <Box>Second</Box>
        </Columns>
      ))}
      {aligns.map((align) => (
        <Columns key={align} align={align} space={{ phone: 'xs', tablet: '2xl' }}>
          <Box>{align}</Box>
          <Box>
            Two
            <br />
            lines
          </Box>
        </Columns>
      ))}
    </Sheet>
  ),
}
