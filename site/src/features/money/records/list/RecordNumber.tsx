import { Text } from '@brand/ui/text'

/** Number of a round, a bet or a movement, to be compared sign by sign. */
export const RecordNumber = ({ of }: { of: string }) => (
  <Text as="bdi" size="caption" quiet mono>
    {of}
  </Text>
)
