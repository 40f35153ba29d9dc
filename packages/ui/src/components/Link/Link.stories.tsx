import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { arrowRight } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/index.ts'
import { Link } from './index.ts'
import * as Examples from './Link.examples.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#help', children: 'Help centre' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = { render: () => <Examples.Inline /> }
export const Action: Story = { render: () => <Examples.Action /> }
export const NewTab: Story = { args: { newTab: true, children: 'Rules of the house' } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="in a sentence">
        <p>
          Questions are answered in the <Link href="#help">help centre</Link>, and the{' '}
          <Link href="#rules" newTab>
            rules of the house
          </Link>{' '}
          say the rest.
        </p>
      </Row>
      <Row name="alone">
        <Link href="#games" variant="action">
          Play jackpot games
          <Icon icon={arrowRight} size={16} flip />
        </Link>
        <Link href="#all" variant="quiet">
          View all
        </Link>
        <Link href="#out" variant="quiet" newTab>
          Service desk
        </Link>
      </Row>
      <Row name="on a panel" panel>
        <p>
          See <Link href="#terms">the terms</Link> first.
        </p>
      </Row>
      <Row name="words of great length">
        <p>
          This leads to{' '}
          <Link href="#x" newTab>
            https://example.com/a/very/long/address/that/nobody/ever/broke/into/lines/and/still/must/fit/on/a/phone
          </Link>
        </p>
      </Row>
    </Sheet>
  ),
}
