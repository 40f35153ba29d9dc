import { megaphoneSimple } from '@brand/ui/icons'
import { Marquee } from '@brand/ui/marquee'

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

export function Running() {
  return <Marquee label="Notices" items={items} icon={megaphoneSimple} />
}

export function Fits() {
  return <Marquee label="Notices" items={items.slice(1, 2)} icon={megaphoneSimple} />
}
