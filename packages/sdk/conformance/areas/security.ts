import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'security.confirmAuthenticator': () => ({ code: '000000' }),
  'security.endAuthenticator': ({ people: { member } }) => ({ loginPassword: member.password, code: '000000' }),
  'security.addPasskey': () => ({ stepId: crypto.randomUUID(), response: {}, name: 'phone' }),
  'security.removePasskey': ({ people: { member } }) => ({ passkeyId: 'nobody', loginPassword: member.password }),
  'security.secondStep': () => ({ stepId: crypto.randomUUID(), code: '000000' }),
  'security.passkeyLogin': () => ({ stepId: crypto.randomUUID(), response: {} }),
}
