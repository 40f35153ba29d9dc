import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { heartLight, magnifyingGlassLight } from '../../icons/icons.gen.ts'
import { Button } from '../Button/index.ts'
import { EmptyState } from './index.ts'
import * as Examples from './EmptyState.examples.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing saved yet',
    icon: heartLight,
    children: 'Press the heart on any game and it waits for you here, on every device.',
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = { render: () => <Examples.WithAction /> }
export const WordsOnly: Story = { render: () => <Examples.WordsOnly /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="on panels" as="grid" panel>
        <EmptyState {...args} action={<Button>Browse games</Button>} />
        <EmptyState
          title={
            <>
              No game called <bdi>“padna”</bdi>
            </>
          }
          icon={magnifyingGlassLight}
          action={<Button>Clear search</Button>}
        >
          Check the spelling or clear the vendor filter. Did you mean Padma Gold?
        </EmptyState>
        <EmptyState lang="bn" title="এখনও কিছু সংরক্ষণ করা হয়নি" icon={heartLight}>
          যেকোনো গেমের হার্টে চাপ দিন, সেটি আপনার জন্য এখানে থাকবে।
        </EmptyState>
      </Row>
      <Row name="on the page" as="grid">
        <EmptyState {...args}>{null}</EmptyState>
      </Row>
    </Sheet>
  ),
}
