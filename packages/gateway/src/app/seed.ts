import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { gameTypes } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { seedPopups } from '../modules/content/opening.ts'
import { openConversations } from '../modules/tickets/opening.ts'
import { createPasswords } from '../auth/passwords/passwords.ts'
import { grant, openWallet } from '../ledger/wallet.ts'
import { printablePassword } from '../lib/crypto/printable-password.ts'
import { systemMessage, sendMessage } from '../modules/messages/index.ts'
import { type Db, transact, type Tx } from '../db/client.ts'
import { lock } from '../db/locks.ts'
import { member } from '../auth/schema.ts'
import { asset } from '../ledger/assets.ts'
import { allModules } from './modules.ts'
import { affiliate } from '../modules/agent/schema.ts'
import { setting } from '../settings/schema.ts'
import { settingsOf } from './settings.ts'

export interface DemoAccount {
  kind: 'member' | 'agent' | 'trial'
  username: string
  password: string
}

const demos = [
  { kind: 'member', username: 'demo_player', type: 0, asset: 'BDT' },
  { kind: 'agent', username: 'demo_agent', type: 2, asset: 'BDT' },
  { kind: 'trial', username: 'demo_trial', type: 4, asset: 'FUN' },
] as const

/** The demo agent's, for links like `/register?affiliateCode=WELCOME`. */
const invitation = 'WELCOME'

/**
 * Fills a fresh database with what the sandbox needs, and changes nothing in one that has it.
 * @param since when the demo accounts were made, of a sandbox that gets a history
 * @returns the demo accounts; with `accountsFile` also written there, for the person at this machine
 */
export async function seed(
  db: Db,
  { accountsFile, since }: { accountsFile?: string; since?: Date } = {},
): Promise<DemoAccount[]> {
  await db
    .insert(asset)
    .values([
      { code: 'BDT', scale: 2, symbol: '৳' },
      { code: 'FUN', scale: 2, symbol: 'FUN' },
    ])
    .onConflictDoNothing()
  const accounts = await seedAccounts(db, since)
  for (const module of allModules) await module.seed?.(db, new Date(), settingsOf())
  if (since) await seedPopups(db, new Date())
  if (accountsFile) writeFileSync(accountsFile, `${JSON.stringify({ accounts }, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

// The one place where passwords are kept as text: demo accounts of a play-money sandbox, made at random for this
// database, and of no use to anyone unless they can be printed at every start, by every gateway on it.
const accountsKey = 'sandbox.accounts'

async function seedAccounts(db: Db, since?: Date): Promise<DemoAccount[]> {
  const passwords = createPasswords()
  return transact(db, async (tx) => {
    await lock(tx, 'demoAccounts') // of gateways that start together one seeds
    const [stored] = await tx.select().from(setting).where(eq(setting.key, accountsKey))
    if (stored) return stored.value as DemoAccount[]
    if (since) await tx.execute(sql`select set_config('ledger.at', ${since.toISOString()}, true)`)
    const made: DemoAccount[] = []
    for (const { kind, username, type, asset } of demos) {
      const password = printablePassword(randomBytes(32))
      const [row] = await tx
        .insert(member)
        .values({
          account: username,
          nickname: username,
          type,
          asset,
          passwordHash: await passwords.hash(password),
          ...(since && { regAt: since }),
        })
        .returning({ id: member.id })
      if (!row) throw new Error(`${username} was not made`)
      await openWallet(tx, row.id, asset)
      await grant(tx, row.id, asset)
      if (kind !== 'trial') await sendMessage(tx, row.id, systemMessage('welcome'), new Date())
      if (kind === 'agent') {
        await tx.insert(affiliate).values({ code: invitation, agentId: row.id })
        // Per cent of valid bets, from before any day, whatever clock a gateway has.
        await tx.execute(sql`
          insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at)
          select ${row.id}, game_type, '2000-01-01', case game_type when 'RNG' then 8000 else 5000 end, 'sandbox', now()
          from unnest(${sql.param(gameTypes)}::text[]) game_type`)
      }
      made.push({ kind, username, password })
    }
    // The demo member is of the demo agent's line.
    const agent = tx.select({ id: member.id }).from(member).where(eq(member.account, 'demo_agent'))
    await tx
      .update(member)
      .set({ uplineId: sql`(${agent})` })
      .where(eq(member.account, 'demo_player'))
    const [player, above] = [await demoIn(tx, 'demo_player'), await demoIn(tx, 'demo_agent')]
    await openConversations(tx, { memberId: player.id, agent: above, asset: player.asset }, new Date())
    await tx.insert(setting).values({ key: accountsKey, value: made })
    return made
  })
}

async function demoIn(tx: Tx, account: string) {
  const [row] = await tx
    .select({ id: member.id, account: member.account, asset: member.asset })
    .from(member)
    .where(eq(member.account, account))
  if (!row) throw new Error(`${account} was not made`)
  return row
}
