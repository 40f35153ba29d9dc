import type { Descriptor } from '@brand/sdk'
import { query } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { sdk } from '../api/client.ts'
import { useAccount } from '../auth/session.ts'
import { useLang } from '../i18n/i18n.ts'
import type { CentrePage } from './centre-pages.ts'

/** An open page of a centre: its first calls are sent while its code is still coming. */
export function Opened({ page: { Component, calls } }: { page: CentrePage }) {
  const client = useQueryClient()
  const language = useLang()
  const { kind } = useAccount()
  for (const { endpoint, input } of calls?.({ language }) ?? []) {
    if (!endpoint.principals.some((one) => one === kind)) continue
    const options = query(sdk.method(endpoint as Descriptor), input)
    // Once, although a page that waits for its code is drawn again.
    if (!client.getQueryState(options.queryKey)) void client.prefetchQuery(options)
  }
  return <Component />
}
