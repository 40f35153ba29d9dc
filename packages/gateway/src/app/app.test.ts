import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, registered, valueOf } from '../testing/inject.ts'

const { app } = await freshApp()

test('a new member registers, is logged in and has the sandbox balance', async () => {
  const token = await registered(app, 'rahima01')
  const info = valueOf(
    await call<{ account: string; type: number; language: string }>(app, contract.member.info, {}, { token }),
  )
  expect(info).toMatchObject({ account: 'rahima01', type: 0, language: 'bn' })
  const balance = valueOf(await call<{ sumBalance: string }>(app, contract.wallet.balance, {}, { token }))
  expect(balance).toMatchObject({ sumBalance: '10000.00', currency: 'BDT', currencySymbol: '৳' })
})
