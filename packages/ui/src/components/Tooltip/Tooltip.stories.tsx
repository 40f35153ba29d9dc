import type { Meta, StoryObj } from '@storybook/react-vite'
import { bell, copy, gear } from '../../icons/icons.gen.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Tooltip, TooltipGroup } from './index.ts'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Opens in a window of its own', children: <Button>Service</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const inTheMiddle = (Story: () => React.ReactNode) => (
  <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
    <Story />
  </div>
)

export const Closed: Story = { tags: ['example'], decorators: [inTheMiddle] }
/** Once one has shown its words, the others show theirs at once. */
export const Tools: Story = {
  tags: ['example'],
  render: () => (
    <TooltipGroup>
      <div style={{ display: 'flex', gap: 4, paddingBlockStart: 60 }}>
        <Tooltip text="What happened since you were here">
          <IconButton label="Notices" icon={bell} />
        </Tooltip>
        <Tooltip text="The address of this page">
          <IconButton label="Copy" icon={copy} />
        </Tooltip>
        <Tooltip text="Language, brightness, sound">
          <IconButton label="Settings" icon={gear} />
        </Tooltip>
      </div>
    </TooltipGroup>
  ),
}

/** One can be open at a time: the sheet shows a long one. */
export const StateSheet: Story = {
  args: {
    defaultOpen: true,
    text: 'Counts stakes on slots in full, live tables to a tenth, and nothing of refunded rounds',
  },
  decorators: [inTheMiddle],
}
