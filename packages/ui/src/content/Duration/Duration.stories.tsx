import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Duration } from './index.ts'
import * as Examples from './Duration.examples.tsx'

const meta = { title: 'Content/Duration', component: Duration, args: { ms: 3_900_000 } } satisfies Meta<typeof Duration>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Roughly: Story = { render: () => <Examples.Roughly /> }
export const Clock: Story = { args: { ms: 245_000, variant: 'clock' } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="words; short; narrow; one unit; no finer than minutes">
        <Duration ms={3_905_000} />
        <Duration ms={3_905_000} length="short" />
        <Duration ms={3_905_000} length="narrow" />
        <Duration ms={3_905_000} most={1} />
        <Duration ms={605_000} finest="minute" />
      </Row>
      <Row name="a clock" panel>
        <Duration ms={245_000} variant="clock" />
        <Duration ms={39_845_000} variant="clock" />
      </Row>
    </Sheet>
  ),
}
