import { type Samples, newAccount, someAccount, withFundPassword } from '../scene.ts'

export const samples: Samples = {
  'payoutAccounts.save': async (scene) => ({
    methodId: (await newAccount(scene)).methodId,
    fields: (await newAccount(scene)).fields,
    fundPassword: await withFundPassword(scene),
  }),
  'payoutAccounts.remove': async (scene) => ({
    accountId: (await someAccount(scene)).accountId,
    fundPassword: await withFundPassword(scene),
  }),
}
