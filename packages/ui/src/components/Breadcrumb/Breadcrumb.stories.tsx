import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { treeStructure } from '../../icons/icons.gen.ts'
import { Breadcrumb } from './index.ts'
import * as Examples from './Breadcrumb.examples.tsx'

const line = [
  { id: 'khaled_one', label: 'khaled_one', href: '#khaled', note: '1,284' },
  { id: 'padma.line', label: 'padma.line', href: '#padma', note: '604' },
  { id: 'shurma_2', label: 'shurma_2', note: '253 direct, 6 levels below' },
]
const deep = ['khaled_one', 'padma.line', 'meghna_3', 'jamuna', 'surma_upper'].map((label, at) => ({
  id: label,
  label,
  href: `#${label}`,
  note: String(1284 - at * 200),
}))

const meta = { title: 'Primitives/Breadcrumb', component: Breadcrumb, args: { items: line } } satisfies Meta<
  typeof Breadcrumb
>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { render: () => <Examples.Line /> }
export const Deep: Story = { render: () => <Examples.Deep /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="a line with head counts; folded; two steps; one" as="grid">
        <Breadcrumb style={{ gridColumn: '1 / -1' }} aria-label="Line" items={line} icon={treeStructure} />
        <Breadcrumb style={{ gridColumn: '1 / -1' }} aria-label="Deep line" items={[...deep, ...line.slice(2)]} />
        <Breadcrumb
          aria-label="Help"
          items={[
            { id: 'help', label: 'Help', href: '#help' },
            { id: 'pay', label: 'Deposits' },
          ]}
        />
        <Breadcrumb aria-label="Home" items={[{ id: 'home', label: 'Home' }]} />
      </Row>
      <Row name="on a panel: long names" as="grid" panel>
        <Breadcrumb
          style={{ gridColumn: '1 / -1' }}
          aria-label="Long"
          items={[
            { id: 'a', label: 'শ্রীমঙ্গলের চা বাগানের সোনালি সকালের লাইন', href: '#a' },
            { id: 'b', label: 'A name that is a good deal longer than its room', note: '৬০৪' },
          ]}
        />
      </Row>
    </Sheet>
  ),
}
