import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordsProofOutput } from '@brand/sdk/member'
import { sdk } from '../../../../app/api/client.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useEpoch } from '../../../../app/auth/session.ts'
import { addUp, holds, shows, type Sum } from './proof.ts'

export type Entry = RecordsProofOutput['list'][number]

export interface Proof {
  accounts: RecordsProofOutput['accounts']
  sums: ReadonlyMap<string, Sum>
  entries: Entry[]
  /** Cash and bonus as the wallet itself returns them, fetched apart. */
  wallet: string
  proved: boolean
}

const perPage = 500

/**
 * Fetches every entry there is, page by page, and adds them up in this browser. A movement that was being written while
 * the pages were read can make a sum look wrong for once: what does not add up is read a second time before it is
 * called so.
 */
export function useProof() {
  const epoch = useEpoch()
  const [done, setDone] = useState({ read: 0, of: 0 })

  async function read(signal: AbortSignal): Promise<Proof> {
    let page = await member.records.proof({ pageSize: perPage }, { signal })
    const { accounts, upTo, totalCount } = page
    const entries = [...page.list]
    let sums = addUp(new Map(), page.list)
    setDone({ read: entries.length, of: totalCount })
    while (page.more) {
      page = await member.records.proof({ pageSize: perPage, upTo, after: entries.at(-1)?.entryNo ?? '0' }, { signal })
      entries.push(...page.list)
      sums = addUp(sums, page.list)
      setDone({ read: entries.length, of: totalCount })
    }
    const { sumBalance } = await sdk.wallet.balance({}, { signal })
    const proved =
      entries.length === totalCount &&
      shows(sumBalance, sums) &&
      accounts.every(({ account, balance }) => holds(sums.get(account), balance))
    return { accounts, sums, entries, wallet: sumBalance, proved }
  }

  const query = useQuery({
    queryKey: ['records', 'proof', 'added', { epoch }],
    queryFn: async ({ signal }) => {
      const first = await read(signal)
      return first.proved ? first : read(signal)
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { ...query, done }
}
