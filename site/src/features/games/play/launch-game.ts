import type { QueryClient } from '@tanstack/react-query'
import type { GamesLaunchOutput } from '@brand/sdk'
import { sdk } from '../../../app/api/client.ts'
import { statusKey } from '../../../app/api/status.ts'
import type { Lang } from '../../../app/i18n/language.ts'
import type { PlayAddress } from './address.ts'

/** One of the site's launch hosts at random; none where it has none, or does not say. */
async function launchHost(client: QueryClient): Promise<{ launchCDN?: string }> {
  const status = await client
    .ensureQueryData({ queryKey: statusKey, queryFn: () => sdk.system.status({}) })
    .catch(() => undefined)
  const hosts = status?.info.launchGameCDNs ?? []
  const launchCDN = hosts[Math.floor(Math.random() * hosts.length)]
  return launchCDN ? { launchCDN } : {}
}

interface LaunchOptions {
  language: Lang
  /** The language that is agreed to where the game does not have the other. */
  otherLanguage?: string | undefined
  signal?: AbortSignal
}

/** Opens a session of a game and returns its one-time address. */
export async function launchGame(
  client: QueryClient,
  { nodeId, vassalage, gameType, back, room, lotto }: PlayAddress,
  { language, otherLanguage, signal }: LaunchOptions,
): Promise<GamesLaunchOutput> {
  return sdk.games.launch(
    {
      nodeId,
      vassalage,
      gameType,
      language,
      device: matchMedia('(pointer: coarse)').matches ? 'MOBILE' : 'WEB',
      backUrl: back,
      ...(await launchHost(client)),
      ...lotto,
      ...(otherLanguage ? { otherLanguage } : {}),
      ...(room ? { roomId: room } : {}),
    },
    { signal },
  )
}
