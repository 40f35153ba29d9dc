import { IconButton } from '@brand/ui/icon-button'
import { bell, eye, heartFill } from '@brand/ui/icons'

export function Plain() {
  return <IconButton label="Show balance" icon={eye} />
}

export function Toggle() {
  return <IconButton label="Favourite" icon={heartFill} pressed />
}

export function SomethingNew() {
  return <IconButton label="Notices, 2 unread" icon={bell} dot />
}
