// Each entry used as its owner would; what must not compile is marked, so that types that became too loose are noticed.
import { createBrandClient, GatewayError, isGatewayError, type Balance, type Game, type Page } from '@brand/sdk'
import { runConformance, type ConformanceRow } from '@brand/sdk/conformance'
import contractFile from '@brand/sdk/contract.json' with { type: 'json' }
import { contract } from '@brand/sdk/contract'
import { firebaseIdentity } from '@brand/sdk/firebase'
import { mutation, query, useSession } from '@brand/sdk/react'
import { createFakeClient, game, pageOf } from '@brand/sdk/testing'
import { useMutation, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'

const sdk = createBrandClient({ baseUrl: 'https://gateway.example' })

export function useGames(): {
  hot: readonly Game[]
  balance: Balance | undefined
  add: (nodeId: number) => void
  here: boolean
} {
  const hot = useQuery(query(sdk.games.list, { filter: 'HOT' }))
  const { data: balance } = useQuery({ ...query(sdk.wallet.balance), enabled: true })
  const { mutate } = useMutation(mutation(sdk.favourites.add))
  return {
    hot: hot.data?.items ?? [],
    balance,
    add: (nodeId) => mutate({ nodeId }),
    here: useSession(sdk).session !== null,
  }
}

// @ts-expect-error an enum of a request is closed
export const closed = () => sdk.games.list({ filter: 'COLD' })
export const launch = ({ nodeId, vassalage, gameType }: Game, language?: string) =>
  sdk.games.launch({ nodeId, vassalage, gameType, language: language ?? 'en', otherLanguage: language, backUrl: '/' })
// @ts-expect-error a favourite needs its game
export const needed = () => sdk.favourites.add()
// @ts-expect-error money is text
export const text: Promise<number> = sdk.wallet.balance().then((balance) => balance.sumBalance)

export const page: Promise<Page<Game>> = createFakeClient({
  games: { hot: pageOf([game({ gameName: 'Kite' })]) },
}).games.hot()
export const faults = (rows: ConformanceRow[]): string[] => rows.flatMap((row) => row.faults)
export const conform = () => runConformance({ url: 'https://gateway.example' }).then(faults)
export type Login = z.input<typeof contract.session.login.input>
export const login: Login = { username: 'rina01', password: 'Secret123' }
export const calls: number = contractFile.length
export const confirm = (mobile: string, place: HTMLElement): Promise<(code: string) => Promise<string>> =>
  firebaseIdentity({ projectId: 'house', apiKey: 'public', authDomain: 'house.firebaseapp.com' }).sendCode(
    mobile,
    place,
  )
export const locked = (error: unknown): boolean =>
  isGatewayError(error, 'bad_credentials', 'throttled') && (error.retryAfterMs ?? 0) > 0
/** What may be left out may be undefined, too. */
export const refused = (field?: string, retryAfterMs?: number) =>
  new GatewayError({ code: 'validation', field, retryAfterMs, status: 422 })
export const placed = (path?: string, signedIn?: boolean) => [
  createBrandClient({ baseUrl: path, paths: { 'games.list': path } }),
  createFakeClient({}, { signedIn }),
]
