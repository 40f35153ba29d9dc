import { Stack } from '@brand/ui/stack'
import { Text, type TextProps } from '@brand/ui/text'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  /** Sets a text in the size of rows; absent: the first line is shown as it is. */
  weight?: TextProps['weight']
  /** The second line, quiet; empty: there is none. */
  note: ReactNode
  children: ReactNode
}

/** What a row is about, and a note below it. */
export function TwoLines({ weight, note, children }: TwoLinesProps) {
  return (
    <Stack as="span" space="none">
      {weight ? (
        <Text as="span" size="dense" weight={weight}>
          {children}
        </Text>
      ) : (
        children
      )}
      {note ? (
        <Text as="span" size="caption" quiet>
          {note}
        </Text>
      ) : null}
    </Stack>
  )
}
