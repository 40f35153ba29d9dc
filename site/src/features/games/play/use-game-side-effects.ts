import { useQueryClient } from '@tanstack/react-query'
import type { Balance } from '@brand/sdk'
import { useCallback, useEffect, useRef } from 'react'
import type { CallKey } from '../../../app/api/call-names.ts'

/** ms to wait for the push after a message of the game; then the wallet is queried. */
const pushMs = 800

/**
 * What a game changes outside its frame: the wallet while it is played, the person's lists and the winners once it is
 * left.
 */
export function useGameSideEffects(): { walletMoved: () => void } {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      for (const queryKey of [
        ['games', 'recent'],
        ['games', 'winners'],
        ['wallet', 'balance'],
        ['records'],
        ['missions'],
        ['points'],
        ['vip'],
      ] satisfies CallKey[])
        void client.invalidateQueries({ queryKey })
    },
    [client],
  )
  const walletMoved = useCallback(() => {
    const known = () =>
      Math.max(
        0,
        ...client
          .getQueriesData<Balance>({ queryKey: ['wallet', 'balance'] satisfies CallKey })
          .map(([, balance]) => balance?.version ?? 0),
      )
    const before = known()
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => known() > before || void client.invalidateQueries({ queryKey: ['wallet', 'balance'] satisfies CallKey }),
      pushMs,
    )
  }, [client])
  return { walletMoved }
}
