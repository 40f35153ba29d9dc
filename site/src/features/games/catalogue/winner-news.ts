import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { refetchChanged } from '../../../app/api/refetch-changed.ts'
import { useSession } from '../../../app/auth/session.ts'

/** The gateway may return a board two seconds old; after this delay the board has the win. */
const settled = 2500

/** On a large win the board is refetched, now if it is on screen, else when it is next. */
export function useWinnerNews(): void {
  const client = useQueryClient()
  const signedIn = useSession() !== null
  useEffect(() => {
    if (!signedIn) return
    // Not cleared on leaving: what is to become old is the answer in the cache, not this page.
    return sdk.stream.subscribe(
      'winner',
      () => void setTimeout(() => void refetchChanged(client, { queryKey: ['games', 'winners'] }), settled),
    )
  }, [client, signedIn])
}
