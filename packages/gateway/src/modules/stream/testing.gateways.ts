import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { createApp } from '../../app/app.ts'
import { member } from '../../auth/schema.ts'
import { post } from '../../ledger/post.ts'
import { freshApp } from '../../testing/inject.ts'
import { listenTo } from './testing.ts'

/** Two gateways on a database, and what their streams send; call at the top of a file. */
export async function streamFixture() {
  const { app, db, clock } = await freshApp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  /** Another gateway on the same database. */
  const other = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
  const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => other.close())

  const listen = (token?: string, headers?: Record<string, string>, at = url) => listenTo(at, token, headers)
  const idOf = async (account: string) =>
    (await db.select({ id: member.id }).from(member).where(eq(member.account, account)))[0]?.id ?? ''
  const pay = (to: string, amount: bigint) =>
    db.transaction((tx) =>
      post(tx, {
        kind: 'sandbox_grant',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -amount },
          { member: to, kind: 'CASH', asset: 'BDT', amount },
        ],
      }),
    )
  return { app, db, clock, url, other, otherUrl, listen, idOf, pay }
}
