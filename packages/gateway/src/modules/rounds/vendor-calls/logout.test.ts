import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { VENDORS } from '../../games/catalogue/plan.ts'
import { call, freshApp, password, registered, valueOf, type SignedIn } from '../../../testing/inject.ts'
import { createSecrets } from './secrets.ts'
import { sign } from './signature.ts'

const key = 'the key of the gateway'
const given = { PG: 'a secret that was given to PG', JDB: 'a secret that was given to JDB' }
const before = 'the secret of PG before that'
const until = new Date('2026-11-21T00:00:00Z')
const { app, clock } = await freshApp({
  vendorSecrets: { key, given, old: { secrets: { PG: before }, until } },
  vendorOrigin: 'http://vendor.test',
})
const secrets = createSecrets({ key, given })
const minute = 60_000

async function send(vass: string, kind: string, body: object, secret = secrets.of(vass) ?? '') {
  const payload = JSON.stringify(body)
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'x-vendor': vass,
    'x-timestamp': timestamp,
    'x-signature': sign(secret, timestamp, payload),
  }
  const answer = await app.inject({ method: 'POST', url: `/vendor/v1/${vass}/${kind}`, headers, payload })
  return {
    http: answer.statusCode,
    ...answer.json<{ status: string; token: string; playerId: string; game?: { nodeId: number } }>(),
  }
}

async function launch(token: string): Promise<{ vass: string; launchToken: string }> {
  const { games } = valueOf(
    await call<{ games: { nodeId: number; vassalage: string; status: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
      pageSize: 99,
    }),
  )
  const game = games.find(({ status }) => status === 'ON')
  const input = { nodeId: game?.nodeId, vassalage: game?.vassalage, gameType: 'RNG', language: 'en', backUrl: '/' }
  const { content } = valueOf(
    await call<{ content: { game_url: string } }>(app, contract.games.launch, input, { token }),
  )
  return { vass: game?.vassalage ?? '', launchToken: new URL(content.game_url).searchParams.get('token') ?? '' }
}

/** A player in an open game, and how they bet. */
async function openGame(account: string) {
  const token = await registered(app, account)
  const { vass, launchToken } = await launch(token)
  const {
    token: gameToken,
    playerId,
    game,
  } = await send(vass, 'authenticate', { requestId: randomUUID(), token: launchToken })
  const of = (more: object) => ({
    requestId: randomUUID(),
    token: gameToken,
    playerId,
    gameId: String(game?.nodeId),
    currency: 'BDT',
    ...more,
  })
  const bet = (ids = { roundId: randomUUID(), txId: randomUUID() }) =>
    send(vass, 'debit', of({ ...ids, amount: '1.00' }))
  return { token, vass, of, bet }
}

test('after a logout a running game takes no bet, but pays what is owed and accepts rollbacks', async () => {
  const { token, vass, of, bet } = await openGame('gamer001')
  const open = { roundId: randomUUID(), txId: randomUUID() }
  expect((await bet(open)).status).toBe('OK')
  const undone = { roundId: randomUUID(), txId: randomUUID() }
  expect((await bet(undone)).status).toBe('OK')
  valueOf(await call(app, contract.session.logout, {}, { token }))
  expect((await bet()).status).toBe('TOKEN_EXPIRED')
  expect((await send(vass, 'balance', of({}))).status).toBe('TOKEN_EXPIRED')
  expect(
    (
      await send(
        vass,
        'credit',
        of({ roundId: open.roundId, txId: randomUUID(), refTxId: open.txId, amount: '5.00', roundClosed: true }),
      )
    ).status,
  ).toBe('OK')
  expect((await send(vass, 'rollback', of({ txId: randomUUID(), refTxId: undone.txId }))).status).toBe('OK')
})

test('a launch address that was not used before the logout opens nothing after it', async () => {
  const token = await registered(app, 'gamer002')
  const { vass, launchToken } = await launch(token)
  valueOf(await call(app, contract.session.logout, {}, { token }))
  expect((await send(vass, 'authenticate', { requestId: randomUUID(), token: launchToken })).status).toBe(
    'TOKEN_EXPIRED',
  )
})

test('a new password ends the games of other sessions, and those of the session it was changed in continue', async () => {
  const here = await openGame('gamer003')
  const there = valueOf(await call<SignedIn>(app, contract.session.login, { username: 'gamer003', password })).token
  valueOf(
    await call(
      app,
      contract.password.change,
      { oldPassword: password, newPassword: 'Meghna2026', confirmNewPassword: 'Meghna2026' },
      { token: there },
    ),
  )
  expect((await here.bet()).status).toBe('TOKEN_EXPIRED')

  const mine = await openGame('gamer004')
  valueOf(
    await call(
      app,
      contract.password.change,
      { oldPassword: password, newPassword: 'Meghna2026', confirmNewPassword: 'Meghna2026' },
      { token: mine.token },
    ),
  )
  expect((await mine.bet()).status).toBe('OK')
})

test('a player with bets is not idle: bets keep the login alive, and half an hour without any ends game and login', async () => {
  const { token, bet } = await openGame('gamer005')
  for (let spent = 0; spent < 60; spent += 20) {
    clock.forward(20 * minute)
    expect((await bet()).status).toBe('OK')
  }
  valueOf(await call(app, contract.member.info, {}, { token }))
  clock.forward(31 * minute)
  expect((await bet()).status).toBe('TOKEN_EXPIRED')
  expect((await call(app, contract.member.info, {}, { token })).status).toBe(401)
})

test('every vendor of the catalogue has a secret of its own, and none is accepted for another', async () => {
  const body = { requestId: randomUUID(), token: 'x' }
  for (const vass of VENDORS) {
    for (const signer of VENDORS) {
      const { http, status } = await send(vass, 'authenticate', body, secrets.of(signer))
      expect([vass, signer, http, status]).toEqual([
        vass,
        signer,
        ...(vass === signer ? [200, 'TOKEN_EXPIRED'] : [401, 'BAD_SIGNATURE']),
      ])
    }
    expect((await send(vass, 'authenticate', body, key)).http).toBe(401)
  }
})

test('a secret that was replaced is accepted until the given time, from its vendor alone', async () => {
  const body = { requestId: randomUUID(), token: 'x' }
  expect((await send('JDB', 'authenticate', body, before)).http).toBe(401)
  expect((await send('PG', 'authenticate', body, before)).http).toBe(200)
  clock.forward(until.getTime() - clock.now().getTime() - 1)
  expect((await send('PG', 'authenticate', body, before)).http).toBe(200)
  clock.forward(1)
  expect((await send('PG', 'authenticate', body, before)).http).toBe(401)
  expect((await send('PG', 'authenticate', body)).http).toBe(200)
})
