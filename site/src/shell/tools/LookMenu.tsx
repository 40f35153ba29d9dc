import { Menu } from '@brand/ui/menu'
import type { OpenedProps } from '../../app/overlays/open-on-press.ts'
import { useLookChoices } from './choices.ts'

/** Appearance and brand of this device. */
export default function LookMenu({ trigger }: OpenedProps) {
  return <Menu defaultOpen trigger={trigger} items={useLookChoices()} align="end" />
}
