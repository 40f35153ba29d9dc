import { Divider } from '@brand/ui/divider'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'

export function Horizontal() {
  return (
    <Stack>
      <span>Fee</span>
      <Divider />
      <span>Total</span>
    </Stack>
  )
}

export function Vertical() {
  return (
    <Inline>
      <span>Slots</span>
      <Divider orientation="vertical" />
      <span>Live</span>
    </Inline>
  )
}
