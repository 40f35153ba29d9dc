import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Pagination } from './index.ts'
import * as Examples from './Pagination.examples.tsx'

const meta = { title: 'Primitives/Pagination', component: Pagination, args: { page: 1, total: 75 } } satisfies Meta<
  typeof Pagination
>
export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = { render: () => <Examples.Buttons /> }
export const Links: Story = { render: () => <Examples.Links /> }
export const Lobby: Story = { args: { page: 38, margin: 2, href: (page) => `#page-${page}` } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="first page">
        <Pagination page={1} total={75} aria-label="First" />
      </Row>
      <Row name="in the middle">
        <Pagination page={38} total={75} aria-label="Middle" />
      </Row>
      <Row name="last page">
        <Pagination page={75} total={75} aria-label="Last" />
      </Row>
      <Row name="two pages at each end">
        <Pagination page={38} total={75} margin={2} aria-label="Lobby" />
      </Row>
      <Row name="few pages">
        <Pagination page={2} total={3} aria-label="Few" />
      </Row>
      <Row name="links">
        <Pagination page={4} total={9} href={(page) => `#page-${page}`} aria-label="Links" />
      </Row>
    </Sheet>
  ),
}
