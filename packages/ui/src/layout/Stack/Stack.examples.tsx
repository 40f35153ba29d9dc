import { Stack } from '@brand/ui/stack'

export function Default() {
  return (
    <Stack>
      <div>First</div>
      <div>Second</div>
    </Stack>
  )
}

export function ByLayout() {
  return (
    <Stack space={{ phone: 'xs', desktop: '2xl' }}>
      <div>Close on a phone</div>
      <div>Wide apart on a desktop</div>
    </Stack>
  )
}
