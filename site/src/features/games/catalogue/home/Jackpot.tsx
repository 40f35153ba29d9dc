import { JackpotTicker } from '@brand/ui/jackpot-ticker'
import type { GamesJackpotOutput } from '@brand/sdk'
import { query } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../../../../app/api/client.ts'
import { useLang } from '../../../../app/i18n/i18n.ts'
import { useSession } from '../../../../app/auth/session.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { takeTold } from '../../../../app/api/take-told.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { JackpotLink } from '../jackpot/JackpotLink.tsx'

/** Visitors have no stream. */
const visitorsAskEveryMs = 20_000

/** The jackpot pools of the ledger, updated by the stream; without pools a labelled illustration, or nothing. */
export default function Jackpot() {
  const currency = useStatus().data?.currency
  const client = useQueryClient()
  const language = useLang()
  const signedIn = useSession() !== null
  const { data } = useApiQuery(
    sdk.games.jackpot,
    {},
    { keep: true, ...(signedIn ? {} : { everyMs: visitorsAskEveryMs }) },
  )
  useEffect(() => {
    if (!signedIn) return
    const { queryKey } = query(sdk.games.jackpot, { language })
    return sdk.stream.subscribe(
      'jackpot',
      // Who has won is told by the call alone.
      (now) =>
        void takeTold<GamesJackpotOutput>(client, queryKey, (known) =>
          known?.hits ? { hits: known.hits, ...now } : now,
        ),
    )
  }, [client, signedIn, language])
  if (!data || data.mode === 'off') return null
  const pool = data.mode === 'pool'
  return (
    <JackpotTicker
      symbol={currency?.symbol ?? ''}
      decimals={currency?.decimals}
      amount={pool ? data.amount : undefined}
      start={pool ? undefined : data.amount}
    >
      <JackpotLink />
    </JackpotTicker>
  )
}
