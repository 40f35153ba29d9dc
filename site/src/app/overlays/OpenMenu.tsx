import { Menu, type MenuProps } from '@brand/ui/menu'

/** A menu that is open when it comes. */
export default function OpenMenu(menu: MenuProps) {
  return <Menu {...menu} defaultOpen />
}
