import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { CopyButton } from '../CopyButton/index.ts'
import { DataList } from './index.ts'
import * as Examples from './DataList.examples.tsx'

const meta = {
  title: 'Content/DataList',
  component: DataList,
  args: {
    items: [
      { term: 'You pay', value: '৳ 505.00' },
      { term: 'Fee', value: '৳ 5.00' },
      { term: 'In your wallet', value: '৳ 500.00', total: true },
    ],
  },
} satisfies Meta<typeof DataList>
export default meta
type Story = StoryObj<typeof meta>

export const Sums: Story = { render: () => <Examples.Sums /> }
export const ToCopy: Story = { render: () => <Examples.ToCopy /> }
export const KeyFigures: Story = { render: () => <Examples.KeyFigures /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="rows with a total; stacked; long; divided" as="grid" panel>
        <DataList {...args} />
        <DataList {...args} variant="stacked" />
        <DataList {...args} divided />
        <DataList
          items={[
            { term: 'A term that is long', value: 'and a value that is longer than its line', note: 'A note' },
            {
              term: 'Account',
              value: '0171',
              action: <CopyButton value="0171" label="Copy: Account" variant="icon" />,
            },
          ]}
        />
        <DataList
          divided
          items={[
            { term: 'Username', value: 'rahim' },
            {
              term: 'Real name',
              value: 'Rahim Uddin',
              action: <CopyButton value="Rahim" label="Copy: Real name" variant="icon" />,
            },
          ]}
        />
      </Row>
      <DataList
        variant="cards"
        columns={{ phone: 1, tablet: 3 }}
        items={[
          { term: 'Stakes', value: '৳ 1,250.00' },
          { term: 'Wins', value: '৳ 900.00' },
          { term: 'Net', value: '− ৳ 350.00', note: 'Bonuses not counted' },
        ]}
      />
      <DataList
        variant="stacked"
        columns={{ phone: 1, tablet: 2, desktop: 3 }}
        items={[
          { term: 'Bank', value: 'Sonali Bank' },
          { term: 'Name', value: 'Rahim Uddin' },
          {
            term: 'Account',
            value: '0171 234 567',
            note: 'Copy it to the last digit',
            action: <CopyButton value="0171234567" label="Copy: Account" variant="icon" />,
          },
        ]}
      />
      {([1, 2, 3, 4] as const).map((columns) => (
        <DataList key={columns} variant="stacked" columns={columns} items={args.items.slice(0, 2)} />
      ))}
    </Sheet>
  ),
}
