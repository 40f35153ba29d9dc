import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from '../../../app/navigation/router.ts'
import type { GamesLaunchOutput } from '@brand/sdk'
import { useEpoch, useSession } from '../../../app/auth/session.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import type { Lang } from '../../../app/i18n/language.ts'
import { readAddress, type PlayAddress } from './address.ts'
import { launchGame } from './launch-game.ts'
import { holdOpening } from './opening.ts'

/** ms after which the one-time address of an early launch counts as old. */
const freshMs = 30_000

interface Who {
  language: Lang
  epoch: number
}

const keyOf = (address: PlayAddress, who: Who) => JSON.stringify([address, who])

/** The last launch that was sent early. It stays known once it is taken: an outline that comes back opens no second session. */
let early: { key: string; sentAt: number; answer: Promise<GamesLaunchOutput> | undefined } | undefined

/** The answer to the launch that was sent before the page's code was there, handed out once. */
export function takeEarlyLaunch(address: PlayAddress, who: Who): Promise<GamesLaunchOutput> | undefined {
  if (early?.key !== keyOf(address, who) || performance.now() - early.sentAt > freshMs) return undefined
  const { answer } = early
  early.answer = undefined
  return answer
}

/**
 * Opens the game of the address while the code of its page, and who the person is, are still coming. The gateway judges
 * who may play, as it does for the page itself.
 */
export function EarlyLaunch() {
  const { search } = useLocation()
  const client = useQueryClient()
  const language = useLang()
  const epoch = useEpoch()
  const signedIn = useSession() !== null
  useEffect(holdOpening, [])
  useLayoutEffect(() => {
    const address = readAddress(new URLSearchParams(search))
    if (!address || !signedIn) return
    const key = keyOf(address, { language, epoch })
    if (early?.key === key) return
    const answer = launchGame(client, address, { language })
    // Whoever takes it hears of a refusal.
    answer.catch(() => {})
    early = { key, sentAt: performance.now(), answer }
  }, [client, search, language, epoch, signedIn])
  return null
}
