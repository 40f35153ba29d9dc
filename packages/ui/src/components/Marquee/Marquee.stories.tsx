import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { megaphoneSimple } from '../../icons/icons.gen.ts'
import { Link } from '../Link/index.ts'
import { Marquee } from './index.ts'
import * as Examples from './Marquee.examples.tsx'

const items = [
  {
    id: 'jdb',
    content: (
      <>
        <b>Maintenance</b> JDB slots pause on Sunday 22 November, 04:00 to 05:30
      </>
    ),
  },
  {
    id: 'pay',
    content: (
      <>
        <b>Withdrawals</b> Mobile wallet payouts are running within 10 minutes
      </>
    ),
  },
  {
    id: 'new',
    content: (
      <a href="#fishing">
        <b>New</b> Six fishing rooms from JL, open around the clock
      </a>
    ),
  },
]
const whole = { inlineSize: '100%' }
const meta = {
  title: 'Primitives/Marquee',
  component: Marquee,
  args: { label: 'Notices', items, icon: megaphoneSimple },
} satisfies Meta<typeof Marquee>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Examples.Running />,
}
export const Fits: Story = { render: () => <Examples.Fits /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="more than fits">
        <Marquee style={whole} label="Notices" items={items} icon={megaphoneSimple} />
      </Row>
      <Row name="with a way to all of them" panel>
        <Marquee
          style={whole}
          label="With a link"
          items={items}
          icon={megaphoneSimple}
          action={
            <Link href="#all" variant="quiet">
              View all
            </Link>
          }
        />
      </Row>
      <Row name="one that fits">
        <Marquee label="One" items={[{ id: 'a', content: 'Play money only.' }]} />
      </Row>
      <Row name="Bengali">
        <Marquee
          style={whole}
          label="Bengali"
          items={[
            {
              id: 'a',
              content: <span lang="bn">রক্ষণাবেক্ষণ: JDB স্লট রবিবার ২২ নভেম্বর, ০৪:০০ থেকে ০৫:৩০ পর্যন্ত বন্ধ থাকবে</span>,
            },
            ...items,
          ]}
        />
      </Row>
    </Sheet>
  ),
}
