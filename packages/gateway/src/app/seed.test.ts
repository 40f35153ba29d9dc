import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPasswords } from '../auth/passwords/passwords.ts'
import { walletOf } from '../ledger/wallet.ts'
import { member } from '../auth/schema.ts'
import { posting } from '../ledger/schema.ts'
import { game } from '../modules/games/schema.ts'
import { seed } from './seed.ts'
import { freshDb } from '../testing/fresh.ts'

const { db } = await freshDb()

test('three people to play with: valid passwords, filled wallets', async () => {
  const accounts = await seed(db)
  expect(accounts.map(({ kind, username }) => [kind, username])).toEqual([
    ['member', 'demo_player'],
    ['agent', 'demo_agent'],
    ['trial', 'demo_trial'],
  ])
  const rows = new Map((await db.select().from(member)).map((row) => [row.account, row]))
  const found = []
  for (const { username, password } of accounts) {
    const row = rows.get(username)
    const wallet = await walletOf(db, row?.id ?? '')
    expect(password).toMatch(/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9]{16}$/)
    found.push([
      row?.type,
      wallet?.asset,
      wallet?.cash,
      await createPasswords().verify(row?.passwordHash ?? null, password),
    ])
  }
  expect(found).toEqual([
    [0, 'BDT', 1_000_000n, true],
    [2, 'BDT', 1_000_000n, true],
    [4, 'FUN', 1_000_000n, true],
  ])
})

test('seeding again, and twice at once, changes nothing', async () => {
  const count = () => Promise.all([db.$count(member), db.$count(posting), db.$count(game)])
  const before = await count()
  const [first, ...others] = await Promise.all([seed(db), seed(db), seed(db)])
  expect(others).toEqual([first, first])
  expect(await count()).toEqual(before)
})

test('writes the accounts readable only by the local user', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-seed-'))
  const accountsFile = join(folder, 'sandbox.json')
  const accounts = await seed(db, { accountsFile })
  expect(JSON.parse(readFileSync(accountsFile, 'utf8'))).toEqual({ accounts })
  if (process.platform !== 'win32') expect(statSync(accountsFile).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
