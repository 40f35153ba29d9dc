import { Avatar } from '@brand/ui/avatar'

export function Letters() {
  return <Avatar name="rahim_77" />
}

export function Picture() {
  return <Avatar name="rahim_77" src="/picture.svg" label="rahim_77" />
}
