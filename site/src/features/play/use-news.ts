import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/** ms in which the news of one moment become one question. */
const together = 250

/** What a game changes outside its frame: the wallet while it is played, the person's lists and the winners once it is left. */
export function useNews(): { walletMoved: () => void } {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      for (const queryKey of [['games', 'recent'], ['games', 'winners'], ['wallet', 'balance']]) void client.invalidateQueries({ queryKey })
    },
    [client],
  )
  const walletMoved = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: ['wallet', 'balance'] }), together)
  }, [client])
  return { walletMoved }
}
