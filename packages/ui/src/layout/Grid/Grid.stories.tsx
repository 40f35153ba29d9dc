import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../docs/Box.tsx'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Grid } from './index.ts'
import * as Examples from './Grid.examples.tsx'

const meta = { title: 'Layout/Grid', component: Grid } satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

const names = ['Slots', 'Live', 'Fishing', 'Lottery', 'Sports', 'Arcade']
export const AsManyAsFit: Story = { render: () => <Examples.AsManyAsFit /> }
export const Counted: Story = { render: () => <Examples.Counted /> }

const widths = ['xs', 'sm', 'md', 'lg'] as const
const counts = [1, 2, 3, 4, 5, 6] as const
const aligns = ['stretch', 'start', 'center', 'end'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      {widths.map((minColumn) => (
        <Grid key={minColumn} minColumn={minColumn} space="xs">
          {names.map((name) => (
            <Box key={name}>{`${minColumn} ${name}`}</Box>
          ))}
        </Grid>
      ))}
      <Grid stretch space="xs">
        <Box>stretch</Box>
        <Box>Two share the row</Box>
      </Grid>
      {counts.map((columns) => (
        <Grid key={columns} columns={columns} space="xs">
          {names.slice(0, columns).map((name) => (
            <Box key={name}>{name}</Box>
          ))}
        </Grid>
      ))}
      <Row name="align" as="grid">
        {aligns.map((align) => (
          <Grid key={align} columns={2} align={align} space="xs">
            <Box>{align}</Box>
            <Box>
              Two
              <br />
              lines
            </Box>
          </Grid>
        ))}
      </Row>
      <Grid as="ul" columns={{ phone: 1, desktop: 3 }}>
        <li>One on a phone</li>
        <li>three</li>
        <li>on a desktop</li>
      </Grid>
    </Sheet>
  ),
}
