import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LottoGame, LottoMenu } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import type { Area, PrizeMode } from './areas.ts'
import { askAgainIn, askFailedAgainIn, clockFrom, timeOf } from './draw-clock.ts'

const device = 'WEB'

export interface Menus {
  /** By prize mode, each by group; undefined until all are there. */
  byMode: { mode: PrizeMode; menus: readonly LottoMenu[] }[] | undefined
  games: readonly LottoGame[]
  failed: boolean
  again: () => void
}

/** The menu of a prize mode; of none nothing is asked. */
const useMenu = (prizeMode: PrizeMode | undefined) =>
  useApiQuery(
    member.lottery.menus,
    { prizeMode: prizeMode ?? 'LOTT' },
    { enabled: prizeMode !== undefined, keep: true },
  )

/**
 * The lotteries of an area, named in the language that is read; in the one before until the new names are there, so
 * that a game goes on.
 */
export function useMenus({ modes, vietnamese }: Area): Menus {
  const [first, second, third] = vietnamese ? [] : modes
  const menus = [useMenu(first), useMenu(second), useMenu(third)]
  const vn = useApiQuery(member.lottery.vnMenu, { device }, { enabled: vietnamese, keep: true })
  const asked = vietnamese ? [vn] : menus.slice(0, modes.length)
  const byMode = asked.every(({ data }) => data)
    ? modes.map((mode, i) => ({ mode, menus: asked[i]?.data?.gameMenus ?? [] }))
    : undefined
  return {
    byMode,
    games: byMode?.flatMap(({ menus }) => menus.flatMap(({ games }) => games)) ?? [],
    failed: asked.some(({ isError, data }) => isError && !data),
    again: () => asked.forEach(({ refetch }) => void refetch()),
  }
}

/** What the person opened last, as far as it is among these games. */
export function useRecent(games: readonly LottoGame[]): readonly LottoGame[] {
  const { data } = useApiQuery(member.lottery.vnRecent, { device }, { staleTime: 0 })
  return data?.list.flatMap(({ gameCode }) => games.find((game) => game.gameCode === gameCode) ?? []) ?? []
}

/** The running issues with the ones drawn last, refetched at each draw, and the server's clock. */
export function useOpened({ vietnamese }: Area) {
  useEpoch()
  const [share] = useState(Math.random)
  const method = vietnamese ? member.lottery.vnOpened : member.lottery.opened
  return useQuery({
    queryKey: method.key({}),
    queryFn: async ({ signal }) => {
      const sentAt = performance.now()
      const { serverTime, list } = await method({}, { signal })
      return { list, clock: clockFrom(serverTime, sentAt, performance.now()) }
    },
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, status } }) =>
      data && status !== 'error' ? askAgainIn(data.list, timeOf(data.clock), share) : askFailedAgainIn(share),
  })
}
