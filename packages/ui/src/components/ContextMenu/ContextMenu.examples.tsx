import { ContextMenu } from '@brand/ui/context-menu'
import { receipt, trash, userCircle } from '@brand/ui/icons'
import { Link } from '@brand/ui/link'
import type { MenuItem } from '@brand/ui/menu'
import { useState } from 'react'

const items: MenuItem[] = [
  { kind: 'link', id: 'member', label: 'Open the member', href: '#member', icon: userCircle },
  {
    kind: 'submenu',
    id: 'records',
    label: 'Records',
    icon: receipt,
    items: [
      { kind: 'link', id: 'bets', label: 'Bets', href: '#bets' },
      { kind: 'link', id: 'deposits', label: 'Deposits', href: '#deposits' },
    ],
  },
  { kind: 'separator', id: 's' },
  { id: 'end', label: 'End the contract', icon: trash, tone: 'danger' },
]

/** Press the name with the other button of the mouse, hold it with a finger, or press Shift and F10 on it. */
export function OneMember() {
  return (
    <ContextMenu label="nasrin_04" items={items}>
      <Link href="#member">nasrin_04</Link>
    </ContextMenu>
  )
}

const members = ['nasrin_04', 'tanvir88', 'jahid_k']

/** One menu for all rows: its items are made from the row that was pressed. */
export function ManyRows() {
  const [opened, setOpened] = useState('nobody')
  return (
    <ContextMenu
      label="Member"
      items={(target) => {
        const name = target.closest('li')?.textContent
        return name ? [{ id: 'open', label: `Open ${name}`, onSelect: () => setOpened(name) }] : []
      }}
    >
      <ul>
        {members.map((name) => (
          <li key={name}>
            <Link href={`#${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>Opened: {opened}</p>
    </ContextMenu>
  )
}
