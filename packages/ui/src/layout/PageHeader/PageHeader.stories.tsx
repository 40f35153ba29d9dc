import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { PageHeader } from './index.ts'
import * as Examples from './PageHeader.examples.tsx'

const actions = (
  <>
    <Button>Referral link</Button>
    <Button variant="primary">Register account</Button>
  </>
)
const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Downline management', description: '253 direct accounts, 1,284 in the whole team', actions },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const WithActions: Story = { render: () => <Examples.WithActions /> }

const wide = { style: { gridColumn: '1 / -1' }, level: 2 } as const
export const TitleAlone: Story = { render: () => <Examples.TitleAlone /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="with actions" as="grid">
        <PageHeader {...args} {...wide} />
      </Row>
      <Row name="a title alone" as="grid">
        <PageHeader {...wide} title="Deposit" />
      </Row>
      <Row name="one step up, with a note" as="grid">
        <PageHeader
          {...wide}
          title="Dividend contract"
          back={{ label: 'Downline', href: '#downline' }}
          note={<Badge tone="warning">New request</Badge>}
        />
      </Row>
      <Row name="long words" as="grid">
        <PageHeader
          {...wide}
          title="ডাউনলাইন ব্যবস্থাপনা ও চুক্তির সম্পূর্ণ তালিকা"
          description="২৫৩টি সরাসরি অ্যাকাউন্ট, পুরো দলে ১,২৮৪টি"
          actions={actions}
        />
      </Row>
    </Sheet>
  ),
}
