import { Text } from '@brand/ui/text'

export function Default() {
  return <Text>Money is in your wallet within ten minutes.</Text>
}

export function Hint() {
  return (
    <Text size="caption" quiet>
      Money is in your wallet within ten minutes.
    </Text>
  )
}
