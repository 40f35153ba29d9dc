import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnnouncementPopup, type Announcement } from './index.ts'
import * as Examples from './AnnouncementPopup.examples.tsx'

const announcements: Announcement[] = Array.from({ length: 20 }, (_none, n) => ({
  id: `n${n}`,
  title:
    [
      'JDB slots pause on Sunday',
      'Six fishing rooms from FC are open',
      'Mobile wallet payouts run within 10 minutes',
      'Weekly missions start over on Monday at 00:00, with a longer list than before',
    ][n % 4] ?? '',
  date: `${20 - n} Nov 2026`,
  content:
    '<p>JDB slots pause from <b>04:00 to 05:30</b>. Rounds that are open are settled before.</p><ul>' +
    '<li>Balances are not touched.</li><li>All other rooms stay open.</li></ul><p>Questions? See ' +
    '<a href="/help">help</a>.</p>',
  promotionType: n % 4 === 0 ? 'FIRST_DEPOSIT' : undefined,
}))

const meta = {
  title: 'Gaming/AnnouncementPopup',
  component: AnnouncementPopup,
  args: { open: true, items: announcements, onPromotion: () => {} },
} satisfies Meta<typeof AnnouncementPopup>
export default meta
type Story = StoryObj<typeof meta>

export const OnlyOne: Story = { render: () => <Examples.OnlyOne /> }
export const Nothing: Story = { render: () => <Examples.Nothing /> }
/** One layer can be open at a time, so the sheet shows the richest. */
export const StateSheet: Story = {}
