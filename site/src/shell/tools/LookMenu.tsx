import { Menu } from '@brand/ui/menu'
import { useOpening, type OpenedProps } from '../../app/overlays/open-on-press.ts'
import { useLookChoices } from './choices.ts'

/** Appearance and brand of this device. */
export default function LookMenu(opened: OpenedProps) {
  return <Menu {...useOpening(opened)} items={useLookChoices()} align="end" />
}
