import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { Box } from '../../docs/Box.tsx'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Section } from './index.ts'
import * as Examples from './Section.examples.tsx'

const meta = { title: 'Layout/Section', component: Section } satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = { render: () => <Examples.Titled /> }
export const Nested: Story = { render: () => <Examples.Nested /> }
export const Unseen: Story = {
  name: 'Without a visible title',
  render: () => (
    <Section label="What may be withdrawn">
      <p>৳ 10,000.00</p>
    </Section>
  ),
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="title; nested; with actions" as="grid" panel>
        <Section title="Your orders">
          <Box>Content</Box>
          <Section title="Ended" space="xs">
            <Box>One level below</Box>
          </Section>
        </Section>
        <Section title="Accounts" actions={<Button size="sm">Add</Button>} space={{ phone: 'xs', desktop: 'xl' }}>
          <Box>Content</Box>
        </Section>
      </Row>
      <Row name="no visible title" as="grid">
        <Section label="What may be withdrawn">
          <Box>Content</Box>
        </Section>
      </Row>
    </Sheet>
  ),
}
