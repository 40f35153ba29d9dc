import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { user, usersThree } from '../../icons/icons.gen.ts'
import { Tree, type TreeNode } from './index.ts'
import * as Examples from './Tree.examples.tsx'

const line: TreeNode[] = [
  {
    id: 'khaled_one',
    label: 'khaled_one',
    note: '1,284',
    icon: usersThree,
    children: [
      {
        id: 'padma.line',
        label: 'padma.line',
        note: '604',
        icon: usersThree,
        children: [
          { id: 'shurma_2', label: 'shurma_2', note: '253', icon: usersThree, children: 'later' },
          { id: 'mitu.r', label: 'mitu.r', icon: user },
          { id: 'long', label: 'a_name_that_is_a_good_deal_longer_than_its_room', note: '17', icon: user },
        ],
      },
      { id: 'meghna', label: 'meghna_3', note: '0', icon: usersThree, children: [] },
      { id: 'jahid_k', label: 'jahid_k', icon: user },
    ],
  },
]
const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
const loadChildren = async ({ id }: TreeNode): Promise<TreeNode[]> => {
  await after(400)
  return Array.from({ length: 4 }, (_none, n) => ({
    id: `${id}.${n}`,
    label: `${id}_${n + 1}`,
    note: String(40 - n),
    icon: usersThree,
    children: 'later',
  }))
}

const meta = {
  title: 'Primitives/Tree',
  component: Tree,
  args: {
    label: 'Line',
    nodes: line,
    loadChildren,
    defaultOpen: ['khaled_one', 'padma.line'],
    defaultChosen: 'mitu.r',
  },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { render: () => <Examples.Line /> }

export const Parts: Story = { render: () => <Examples.Parts /> }

const never = () => new Promise<never>(() => {})
const refused = () => Promise.reject(new Error('no'))
export const Waiting: Story = { args: { loadChildren: never } }
export const Failing: Story = { args: { loadChildren: refused } }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const Checks: Story = { render: () => <Examples.Checks /> }
export const FilterAndReload: Story = { render: () => <Examples.FilterAndReload /> }
export const NothingFound: Story = { args: { filter: 'nobody' } }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="open and closed, leaves, one chosen; nothing below" as="grid">
        <Tree {...args} />
        <Tree {...args} label="Empty" defaultOpen={['khaled_one', 'meghna']} defaultChosen={undefined} />
      </Row>
      <Row name="checks; a filter" as="grid">
        <Tree {...args} label="Receivers" checkable defaultChecked={['mitu.r', 'jahid_k']} />
        <Tree {...args} label="Found" filter="s" />
      </Row>
      <Row name="on a panel, plain" as="grid" panel>
        <Tree
          label="Help"
          defaultOpen={['money']}
          nodes={[
            {
              id: 'money',
              label: 'টাকা জমা ও তোলা',
              children: [
                { id: 'in', label: 'জমা' },
                { id: 'out', label: 'উত্তোলন' },
              ],
            },
            { id: 'games', label: 'الألعاب', children: 'later' },
          ]}
        />
      </Row>
    </Sheet>
  ),
}
