import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Accordion, type AccordionItem } from './index.ts'
import * as Examples from './Accordion.examples.tsx'

const items: AccordionItem[] = [
  {
    id: 'fees',
    title: 'What does a withdrawal cost?',
    content: <p>Nothing. The bank of the payee may charge for what it receives.</p>,
  },
  {
    id: 'time',
    title: 'How long does it take until the money is there?',
    content: <p>Ten minutes on most days, and never more than a day.</p>,
  },
  { id: 'agents', title: 'Can I withdraw through an agent in my town?', content: <p>Not yet.</p>, disabled: true },
  {
    id: 'bonus',
    title: 'What happens to an open bonus?',
    content: <p>You choose: finish its wagering first, or forfeit it and withdraw.</p>,
  },
]
const meta = { title: 'Primitives/Accordion', component: Accordion, args: { items } } satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = { render: () => <Examples.OneAtATime /> }
export const AnyNumber: Story = { render: () => <Examples.AnyNumber /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

const wide = { inlineSize: '100%', maxInlineSize: 720 }
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="one open, one disabled">
        <Accordion items={items} defaultValue={['fees']} style={wide} />
      </Row>
      <Row name="on a panel, many" panel>
        <Accordion
          items={items.map((item, n) => ({ ...item, title: `${n + 1}. ${item.title as string}`, disabled: false }))}
          multiple
          defaultValue={['time', 'bonus']}
          style={wide}
        />
      </Row>
    </Sheet>
  ),
}
