import { contract } from '@brand/sdk/contract'
import { expect, it } from 'vitest'
import { call, freshApp, registered, valueOf } from '../../../testing/inject.ts'

const { app, db } = await freshApp({ vendorOrigin: 'https://vendor.test' })
const { games, records } = contract
const token = await registered(app, 'readsnames')
const vietnam = { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' } as const
const first = 75_006

type Named = { vassalage: string; vendorName: string }
type Call = Parameters<typeof call>[1]

async function send<T>(endpoint: Call, input: object = {}): Promise<T> {
  return valueOf(
    await call<T>(app, endpoint, { ...input, language: 'bn' }, { token, headers: { 'accept-language': 'bn' } }),
  )
}

/** What each call names this vendor in Bengali. */
async function reported(): Promise<Record<string, string | undefined>> {
  const of = <Row extends { vassalage: string }>(rows: readonly Row[]) =>
    rows.find(({ vassalage }) => vassalage === vietnam.vassalage)
  const card = (
    await send<{ data: { lanes: { cards: { vassalage: string; displayName: string }[] }[] } }>(games.lanes)
  ).data.lanes.flatMap(({ cards }) => cards)
  const details = await send<{ game: Named; vendorName: string }>(games.info, { nodeId: first })
  const launched = await send<{ game: Named }>(games.launch, { ...vietnam, nodeId: first, backUrl: '/' })
  return {
    lanes: of(card)?.displayName,
    list: of((await send<{ games: Named[] }>(games.list, vietnam)).games)?.vendorName,
    found: of((await send<{ games: Named[] }>(games.list, { ...vietnam, gameName: 'VN_FAST' })).games)?.vendorName,
    sheet: details.vendorName,
    game: details.game.vendorName,
    launch: launched.game.vendorName,
    recent: of((await send<{ list: Named[] }>(games.recent)).list)?.vendorName,
    types: of((await send<{ list: { vassalage: string; displayName: string }[] }>(games.vendorTypes)).list)
      ?.displayName,
  }
}

it('every call names a vendor in the requested language, and as its operator does where they named it', async () => {
  const before = await reported()
  expect(new Set(Object.values(before))).toEqual(new Set(['ভিয়েতনাম লটো']))
  await db.$client.query(`update vendor set display_name = 'Hanoi Draws' where code = $1`, [vietnam.vassalage])
  expect(new Set(Object.values(await reported()))).toEqual(new Set(['Hanoi Draws']))
})

it('rooms, records and profit name vendors as well', async () => {
  const rooms = await send<{ list: Named[] }>(games.rooms)
  expect(rooms.list.length).toBeGreaterThan(0)
  for (const { vassalage, vendorName } of rooms.list) expect(vendorName).toBe(vassalage)
  const {
    rows: [me],
  } = await db.$client.query(`select id from member where account = 'readsnames'`)
  await db.$client.query(
    `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, stake, win, valid_bet, closed_at)
    values ('LOTT', 'r1', $1, 75001, 'BDT', 'CLOSED', 1, 100, 0, 100, now())`,
    [me.id],
  )
  const bets = await send<{ list: Named[] }>(records.bets)
  expect(bets.list.map(({ vendorName }) => vendorName)).toEqual(['লটো হাউস'])
  const profit = await send<{ list: { key: string; name?: string }[] }>(records.profit, { groupBy: 'vendor' })
  expect(profit.list.filter(({ key }) => key === 'LOTT').map(({ name }) => name)).toEqual(['লটো হাউস'])
})
