import { Menu } from '@brand/ui/menu'
import type { ReactElement } from 'react'
import { useLookChoices } from './choices.ts'

export interface LookMenuProps {
  trigger: ReactElement
}

/** Appearance and brand of this device, open at once: the menu is loaded by the press that wants it. */
export default function LookMenu({ trigger }: LookMenuProps) {
  return <Menu defaultOpen trigger={trigger} items={useLookChoices()} align="end" />
}
