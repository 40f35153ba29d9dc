import { contract } from '@brand/sdk/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { call, freshApp, inject, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'

const { app, clock } = await freshApp()
const { ids, list, add, remove } = contract.favourites
type Out<E extends { output: z.ZodType }> = z.output<E['output']>
const player = await registered(app, 'favplayer')
const other = await registered(app, 'favother1')

const mine = async (token = player) => valueOf(await call<Out<typeof ids>>(app, ids, {}, { token }))
const later = () => clock.forward(1100)
const put = async (nodeId: number, more = {}, token = player) => {
  later()
  return call<Out<typeof add>>(app, add, { nodeId, ...more }, { token })
}

describe('favourites', () => {
  it('are set or not: repeating a call changes nothing', async () => {
    expect(await mine()).toEqual([])
    expect(valueOf(await put(10001, { vendor: 'JL', gameType: 'RNG' }))).toEqual({ nodeId: '10001', favourite: true })
    expect(valueOf(await put(30001))).toEqual({ nodeId: '30001', favourite: true })
    expect(valueOf(await put(10001))).toEqual({ nodeId: '10001', favourite: true })
    expect(await mine()).toEqual(['30001', '10001'])
    expect(await mine(other)).toEqual([])
    const { content, ...page } = valueOf(await call<Out<typeof list>>(app, list, { language: 'bn' }, { token: player }))
    expect(content.map((game) => game.gameName)).toEqual(['ইলিশ শিকারি', 'পদ্মার সোনা'])
    expect(page).toEqual({ pageNum: 1, totalPages: 1, totalCount: 2 })
    expect(
      valueOf(await call<Out<typeof list>>(app, list, { gameType: 'RNG' }, { token: player })).content,
    ).toHaveLength(1)
  })

  it('are removed by query or body, whether they were there or not', async () => {
    const headers = { authorization: `Bearer ${player}` }
    later()
    expect(
      valueOf(
        await inject(app, { method: 'DELETE', url: `${remove.path}?nodeId=10001&vendor=JL&gameType=RNG`, headers }),
      ),
    ).toEqual({ nodeId: '10001', favourite: false })
    later()
    expect(valueOf(await call(app, remove, { nodeId: 30001 }, { token: player }))).toEqual({
      nodeId: '30001',
      favourite: false,
    })
    later()
    expect(valueOf(await call(app, remove, { nodeId: 777 }, { token: player }))).toEqual({
      nodeId: '777',
      favourite: false,
    })
    expect(await mine()).toEqual([])
  })

  it('are refused for what does not exist and for accounts that cannot have them', async () => {
    expect(refusalOf(await put(777_777)).code).toBe('not_found')
    expect(refusalOf(await put(10001, { vendor: 'PG' })).code).toBe('not_found')
    const trial = await trialToken(app)
    expect(refusalOf(await put(10001, {}, trial)).code).toBe('real_account_required')
    expect(refusalOf(await call(app, ids, {}, { token: trial })).code).toBe('real_account_required')
    expect(refusalOf(await call(app, ids)).code).toBe('token_expired')
  })

  it('throttles a second toggle visibly', async () => {
    expect((await put(10001)).status).toBe(200)
    const second = refusalOf(await call(app, add, { nodeId: 30001 }, { token: player }))
    expect(second).toMatchObject({ code: 'throttled' })
    expect(second.retryAfterMs).toBeGreaterThan(0)
  })
})
