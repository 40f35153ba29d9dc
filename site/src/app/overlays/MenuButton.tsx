import type { MenuProps } from '@brand/ui/menu'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'
import { useOpenOnPress } from './open-on-press.ts'

interface MenuButtonProps extends MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
}

const load = () => import('./OpenMenu.tsx')

/** A button with a menu of the kit, which is loaded when a person nears it. */
export function MenuButton({ trigger, ...menu }: MenuButtonProps) {
  const [Menu, opens, byKey] = useOpenOnPress(load, 'menu')
  return Menu ? <Menu {...menu} trigger={trigger} byKey={byKey} /> : cloneElement(trigger, opens)
}
