/** States of an invited friend as stored: `QUALIFIED` is shown as `REWARDED` once the inviter has taken the reward. */
export const referralStates = ['REGISTERED', 'DEPOSITED', 'QUALIFIED', 'REJECTED', 'REVOKED'] as const
export type ReferralState = (typeof referralStates)[number]

/** Why an invited friend brings no reward. */
export const referralReasons = [
  'SAME_DEVICE',
  'SAME_ADDRESS',
  'SAME_ACCOUNT',
  'SAME_NAME',
  'TOO_LATE',
  'LIMIT',
  'OPERATOR',
] as const
export type ReferralReason = (typeof referralReasons)[number]
