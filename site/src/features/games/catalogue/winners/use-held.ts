import { useState } from 'react'
import type { Answer } from '../../../../app/ssr/hydrated-result.ts'

/**
 * Keeps a list as it stands while newer answers come, until the reader asks for the newest: nothing moves under the
 * eyes. Another list (`key`) is shown as soon as it is there.
 */
export function useHeld<O>({ data, isPlaceholderData }: Pick<Answer<O>, 'data' | 'isPlaceholderData'>, key: string) {
  const [held, setHeld] = useState<{ key: string; data: O }>()
  const newest = isPlaceholderData ? undefined : data
  if (newest !== undefined && held?.key !== key) setHeld({ key, data: newest })
  const isSame = held?.key === key
  return {
    shown: held?.data,
    /** It is the list of other filters still. */
    isOther: held !== undefined && !isSame,
    isNew: isSame && newest !== undefined && JSON.stringify(held.data) !== JSON.stringify(newest),
    update: (): void => {
      if (newest !== undefined) setHeld({ key, data: newest })
    },
  }
}
