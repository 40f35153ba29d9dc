import { isGatewayError } from '@brand/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GamesLaunchOutput } from '@brand/sdk'
import { useLang } from '../../../app/i18n/i18n.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import type { PlayAddress } from './address.ts'
import { takeEarlyLaunch } from './early-launch.ts'
import { launchGame } from './launch-game.ts'

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

/** One launch address per visit of the page, whatever renders again: it opens the game once. */
export function useLaunch(address: PlayAddress): Launch {
  const { nodeId, vassalage, gameType, room } = address
  const epoch = useEpoch()
  // The game keeps the language it was opened in; changing it mid-round would end the round's session.
  const [language] = useState(useLang())
  const [{ attempt, otherLanguage, anyway }, setAsked] = useState<{
    attempt: number
    otherLanguage?: string | undefined
    anyway?: boolean
  }>({ attempt: 0 })
  const { data, error } = useQuery({
    queryKey: ['play', 'launch', { epoch, nodeId, vassalage, gameType, room, attempt }],
    queryFn: ({ signal, client }) =>
      takeEarlyLaunch(address, { language, epoch }) ?? launchGame(client, address, { language, otherLanguage, signal }),
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
