import { isGatewayError } from '@brand/sdk'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GamesLaunchOutput } from '@brand/sdk'
import { sdk } from '../../../app/api/client.ts'
import { statusKey } from '../../../app/api/status.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import type { PlayAddress } from './address.ts'

export interface Launch {
  data: GamesLaunchOutput | undefined
  /** Code of the refusal. */
  refused: string | undefined
  /** Languages of the game where it does not have the language of the page. */
  languages: readonly string[]
  /** Asks for a new one-time address; in another language where one is agreed to. */
  again: (otherLanguage?: string) => void
  /** The same, for a person who moves money by hand and plays with what little is there, or nothing. */
  anyway: () => void
}

/** One of the site's launch hosts at random; none where it has none, or does not say. */
async function launchHost(client: QueryClient): Promise<{ launchCDN?: string }> {
  const status = await client
    .ensureQueryData({ queryKey: statusKey, queryFn: () => sdk.system.status({}) })
    .catch(() => undefined)
  const hosts = status?.info.launchGameCDNs ?? []
  const launchCDN = hosts[Math.floor(Math.random() * hosts.length)]
  return launchCDN ? { launchCDN } : {}
}

/** One launch address per visit of the page, whatever renders again: it opens the game once. */
export function useLaunch({ nodeId, vassalage, gameType, back, room, lotto }: PlayAddress): Launch {
  const epoch = useEpoch()
  // The game keeps the language it was opened in; changing it mid-round would end the round's session.
  const [language] = useState(useLang())
  const [{ attempt, otherLanguage, anyway }, setAsked] = useState<{
    attempt: number
    otherLanguage?: string | undefined
    anyway?: boolean
  }>({ attempt: 0 })
  const device = matchMedia('(pointer: coarse)').matches ? 'MOBILE' : 'WEB'
  const { data, error } = useQuery({
    queryKey: ['play', 'launch', { epoch, nodeId, vassalage, gameType, room, attempt }],
    queryFn: async ({ signal, client }) =>
      sdk.games.launch(
        {
          nodeId,
          vassalage,
          gameType,
          language,
          device,
          backUrl: back,
          ...(await launchHost(client)),
          ...lotto,
          ...(otherLanguage ? { otherLanguage } : {}),
          ...(room ? { roomId: room } : {}),
        },
        { signal },
      ),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    structuralSharing: false,
  })
  const refused = error
    ? isGatewayError(error)
      ? error.code
      : 'other'
    : data?.needTransfer && !anyway
      ? 'transfer_needed'
      : undefined
  const told: unknown = isGatewayError(error, 'language_not_available') ? error.details['languages'] : undefined
  return {
    data,
    refused,
    languages: Array.isArray(told) ? told.filter((one): one is string => typeof one === 'string') : [],
    again: (other = otherLanguage) => setAsked({ attempt: attempt + 1, otherLanguage: other }),
    anyway: () => setAsked({ attempt: attempt + 1, otherLanguage, anyway: true }),
  }
}
