import { Heading } from '@brand/ui/heading'

export function Default() {
  return <Heading>Your orders</Heading>
}

export function LargeThirdLevel() {
  return (
    <Heading level={3} size="lg">
      Your orders
    </Heading>
  )
}
