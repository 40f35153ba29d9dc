import { Menu, type MenuProps } from '@brand/ui/menu'
import { useOpening, type OpenedProps } from './open-on-press.ts'

/** A menu that is open when it comes. */
export default function OpenMenu({ trigger, byKey, ...menu }: MenuProps & OpenedProps) {
  return <Menu {...menu} {...useOpening({ trigger, byKey })} />
}
