import { Button } from '@brand/ui/button'
import { globe, receipt, signOut, trophy, userCircle, wallet } from '@brand/ui/icons'
import { Menu, type MenuItem } from '@brand/ui/menu'
import { useState } from 'react'

const items: MenuItem[] = [
  {
    kind: 'link',
    id: 'account',
    label: 'My account',
    href: '#account',
    icon: userCircle,
    current: true,
  },
  { kind: 'link', id: 'withdraw', label: 'Withdrawal', href: '#withdraw', icon: wallet },
  { kind: 'link', id: 'bets', label: 'Betting record', href: '#bets', icon: receipt },
  { id: 'agent', label: 'Agent centre', icon: trophy, note: 'Soon', disabled: true },
  { kind: 'separator', id: 's1' },
  {
    kind: 'choice',
    id: 'lang',
    label: 'Language',
    value: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'bn', label: 'বাংলা' },
    ],
    onValueChange: () => {},
  },
  { id: 'region', label: 'Region', icon: globe, note: 'Dhaka' },
  { kind: 'separator', id: 's2' },
  { id: 'out', label: 'Sign out', icon: signOut, tone: 'danger' },
]

export function Closed() {
  return <Menu trigger={<Button>rahim_77</Button>} items={items} />
}

export function AlignedToTheEnd() {
  return <Menu trigger={<Button>rahim_77</Button>} items={items} align="end" />
}

/** Items that are on or off, and a menu beside an item. */
export function ChecksAndSubmenu() {
  const [closed, setClosed] = useState(false)
  const [order, setOrder] = useState('name')
  const options: MenuItem[] = [
    { kind: 'check', id: 'closed', label: 'Closed accounts', checked: closed, onCheckedChange: setClosed },
    { kind: 'separator', id: 's' },
    {
      kind: 'submenu',
      id: 'order',
      label: 'Sort',
      items: [
        {
          kind: 'choice',
          id: 'by',
          label: 'Sort by',
          value: order,
          options: [
            { value: 'name', label: 'Name' },
            { value: 'deposits', label: 'Deposits' },
          ],
          onValueChange: setOrder,
        },
      ],
    },
  ]
  return <Menu trigger={<Button>View</Button>} items={options} />
}
