import { type Announcement, AnnouncementPopup } from '@brand/ui/announcement-popup'

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

export function OnlyOne() {
  return <AnnouncementPopup open items={announcements.slice(0, 1)} onPromotion={() => {}} />
}

export function Nothing() {
  return <AnnouncementPopup open items={[]} onPromotion={() => {}} />
}
