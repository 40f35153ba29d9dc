import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CallKey } from '../../../app/api/call-names.ts'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { queueMutation } from '../../../app/forms/queue-mutation.ts'
import { useAccount } from '../../../app/auth/session.ts'

/**
 * Where money is moved to vendors, leaving the game brings it home, unless the person moves it by hand. What
 * a closed tab leaves there the operator fetches by itself:
 * before the next game, at the logout. Trial coins are moved by launches alone.
 */
export function useRecallOnLeave(vassalage: string, launched: boolean, enabled: boolean): void {
  const client = useQueryClient()
  const { kind } = useAccount()
  const { data } = useApiQuery(sdk.wallet.merchant, {}, { enabled })
  const due = launched && data?.isSingle === false && kind !== 'trial'
  const latest = useRef(due)
  useEffect(() => {
    latest.current = due
  }, [due])
  useEffect(
    () => () => {
      if (!latest.current) return
      const look = () => void client.invalidateQueries({ queryKey: ['wallet'] satisfies CallKey })
      queueMutation(client, 'wallet.recall', {
        mutationFn: () => sdk.wallet.recall({ vassalage, left: true }),
        onSuccess: look,
        onError: look,
        // A failure is ignored: the operator keeps querying; the balance shows where the money is.
      }).catch(() => {})
    },
    [client, vassalage],
  )
}
