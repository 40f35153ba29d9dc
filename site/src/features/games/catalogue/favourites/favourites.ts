import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isGatewayError, type Game } from '@brand/sdk'
import type { CallKey } from '../../../../app/api/call-names.ts'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useSharedQuery } from '../../../../app/api/use-shared-query.ts'
import { refetchChanged } from '../../../../app/api/refetch-changed.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { showErrorToast } from '../../../../app/overlays/show-error-toast.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useAccount, useEpoch, type Account } from '../../../../app/auth/session.ts'

/** Favourites are kept for real accounts; a trial player who adds one is notified of that. */
export const hasFavourites = (kind: Account['kind']): boolean => kind === 'member' || kind === 'agent'

/** Whether the operator keeps any. */
const useOn = () => useModule('GAMELOFAV3')

export const idsKey = (epoch: number) => ['favourites', 'ids', { epoch }] as const satisfies CallKey

let channel: BroadcastChannel | null | undefined
/**
 * Between the tabs of this browser: each refetches, for the account logged in there. Null where the browser has no
 * channel, or refuses it: a tab then refetches when somebody comes back to it.
 */
function tabs(): BroadcastChannel | null {
  if (channel === undefined)
    try {
      channel = new BroadcastChannel('favourites')
    } catch {
      channel = null
    }
  return channel
}
export const notifyTabs = () => tabs()?.postMessage(0)
function listenToTabs(client: QueryClient): void {
  const others = tabs()
  if (others) others.onmessage = () => void refetchChanged(client, { queryKey: ['favourites'] satisfies CallKey })
}

/** Listens to the other tabs, even if no favourite button is on screen yet. */
export function useFavouriteTabs(): void {
  const client = useQueryClient()
  useEffect(() => listenToTabs(client), [client])
}

/** Node ids of all favourites; null where none are kept for the account. They load once per session. */
export function useFavouriteIds(): readonly string[] | null {
  const epoch = useEpoch()
  const client = useQueryClient()
  const { kind } = useAccount()
  const enabled = useOn() && hasFavourites(kind)
  const { data = none } = useSharedQuery<readonly string[]>({
    queryKey: idsKey(epoch),
    queryFn: ({ signal }) => {
      listenToTabs(client)
      return sdk.favourites.ids({}, { signal })
    },
    enabled,
    staleTime: Infinity,
    refetchOnWindowFocus: () => (tabs() ? false : 'always'),
  })
  return enabled ? data : null
}
const none: readonly string[] = []

export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>

const loadSetFavourite = () => inTime(() => import('./set-favourite.ts'))

/**
 * `toggle(game, on)`: a visitor has to log in first, a trial player needs a real account. Undefined
 * where the operator keeps none.
 */
export function useSetFavourite(): ((game: FavouriteGame, on: boolean) => void) | undefined {
  const client = useQueryClient()
  const { i18n } = useTranslation('games')
  const { kind } = useAccount()
  const epoch = useEpoch()
  const { show } = useDialogs()
  /** What comes first. An account that is not known yet needs neither: a page of tiles is not made again once it is. */
  const first = kind === 'visitor' ? 'login' : kind === 'trial' ? 'realAccount' : undefined
  const toggle = useCallback(
    (game: FavouriteGame, on: boolean) => {
      // They go on where they are, and the heart they wanted is set.
      const after = {
        next: location.pathname + location.search,
        wish: { favourite: { nodeId: game.nodeId, vassalage: game.vassalage, gameType: game.gameType } },
      }
      if (first) show(first, after)
      else
        loadSetFavourite()
          .then(({ setFavourite }) => setFavourite(client, epoch, game, on))
          .catch((error: unknown) =>
            isGatewayError(error, 'real_account_required') ? show('realAccount', after) : showErrorToast(i18n, error),
          )
    },
    [client, i18n, first, epoch, show],
  )
  return useOn() ? toggle : undefined
}
