import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { receipt, trash, userCircle } from '../../icons/icons.gen.ts'
import { Link } from '../Link/index.ts'
import type { MenuItem } from '../Menu/index.ts'
import * as Examples from './ContextMenu.examples.tsx'
import { ContextMenu, type ContextMenuProps } from './index.ts'

const items: MenuItem[] = [
  { kind: 'link', id: 'member', label: 'Open the member', href: '#member', icon: userCircle },
  {
    kind: 'submenu',
    id: 'records',
    label: 'Records',
    icon: receipt,
    items: [{ kind: 'link', id: 'bets', label: 'Bets', href: '#bets' }],
  },
  { kind: 'separator', id: 's' },
  { id: 'end', label: 'End the contract', icon: trash, tone: 'danger' },
]
const meta = {
  title: 'Primitives/ContextMenu',
  component: ContextMenu,
  args: { label: 'nasrin_04', items, children: <Link href="#member">nasrin_04</Link> },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

export const OneMember: Story = { render: () => <Examples.OneMember /> }
export const ManyRows: Story = { render: () => <Examples.ManyRows /> }

function Pressed(props: ContextMenuProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = area.current?.querySelector('a')
    const { left = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {}
    target?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 40, clientY: bottom }),
    )
  }, [])
  return <ContextMenu {...props} ref={area} style={{ minBlockSize: 320 }} />
}
export const StateSheet: Story = { render: (args) => <Pressed {...args} /> }
