import { Icon } from '@brand/ui/icon'
import { heart, heartFill } from '@brand/ui/icons'

export function Decoration() {
  return <Icon icon={heart} />
}

export function Image() {
  return <Icon icon={heartFill} size={32} label="Saved" />
}
