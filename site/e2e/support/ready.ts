import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { memberCalls } from '@brand/sdk/member'
import { pin } from './withdrawals.ts'

/**
 * Prepares a player for withdrawals over HTTP: sets the fund password of the tests and adds a mobile wallet. It has no
 * effect if that is done.
 */
export async function makeReady(
  baseUrl: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const sdk = createBrandClient({ baseUrl, session: createSessionStore(memoryStorage()) })
  const { fundPassword, payoutAccounts } = memberCalls(sdk)
  await sdk.session.login({ username, password })
  if (!(await fundPassword.status({})).set) {
    await fundPassword.set({ loginPassword: password, newFundPassword: pin, confirmFundPassword: pin })
    await payoutAccounts.setName({ realName: 'Rina Akter' })
    await payoutAccounts.save({
      fundPassword: pin,
      methodId: 'wallet',
      fields: { walletName: 'Dheu', walletNumber: '01712345678' },
    })
  }
  sdk.close()
}
