import { Writable } from 'node:stream'
import { contract } from '@brand/sdk/contract'
import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { freshDb } from '../testing/fresh.ts'
import { member } from '../auth/schema.ts'
import { logCalls, logOptions, safeError } from './log.ts'

test('a line names the call and contains no query, header or body; a newline stays inside its line', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const app = Fastify({
    logger: { ...logOptions('debug'), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  logCalls(app)
  app.post(contract.session.login.path, async (req) => {
    req.log.info({ token: 'canary-1', body: { password: 'canary-2' }, note: 'a\nb' }, 'x')
    return {}
  })
  await app.inject({
    method: 'POST',
    url: `${contract.session.login.path}?token=canary-3`,
    headers: { authorization: 'Bearer canary-4', cookie: 'canary-5' },
    payload: { password: 'canary-6' },
  })
  const text = lines.join('')
  expect(text).toContain('"path":"/wps/session/login"')
  expect(text).not.toContain('canary')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ app: 'gateway' })
  await app.close()
})

test('an error of the database is logged without the values that were in it', async () => {
  const { db } = await freshDb()
  const row = { account: 'canary-account', passwordHash: 'canary-hash', asset: 'BDT' }
  await db.insert(member).values(row)
  const error: unknown = await db
    .insert(member)
    .values(row)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    )
  const text = JSON.stringify(safeError(error))
  expect(text).toContain('23505')
  expect(text).toContain('member_account_key')
  expect(text).not.toContain('canary')
})
