import { type Samples, someAccount, withFundPassword } from '../scene.ts'

export const samples: Samples = {
  'withdrawals.submit': async (scene) => {
    const { accountId, min } = await someAccount(scene)
    return { accountId, amount: min, fundPassword: await withFundPassword(scene) }
  },
  'withdrawals.cancel': () => ({ orderNo: 'W260101ZZZZZZZZ' }),
}
