import { type Samples, fundPassword, withFundPassword } from '../scene.ts'

export const samples: Samples = {
  'fundPassword.set': ({ people: { member } }) => ({
    loginPassword: member.password,
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  }),
  'fundPassword.change': async (scene) => ({
    fundPassword: await withFundPassword(scene),
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  }),
}
