/** Where a person stands with a promotion or a mission. */
const states = [
  'join',
  'claim',
  'confirm',
  'comingSoon',
  'locked',
  'joined',
  'applying',
  'processing',
  'issued',
  'claimed',
  'rejected',
  'expired',
] as const
export type ActivityState = (typeof states)[number]

/** States in which it is the person's turn; the others only show a status. */
export const actions = ['join', 'claim', 'confirm'] as const
export type ActivityAction = (typeof actions)[number]

/** Other spellings the servers use. */
const aliases = new Map<string, ActivityState>([
  ['joinable', 'join'],
  ['open', 'join'],
  ['signed', 'joined'],
  ['inprogress', 'joined'],
  ['process', 'processing'],
  ['inprocess', 'processing'],
  ['complete', 'claim'],
  ['completed', 'claim'],
  ['claimable', 'claim'],
])
const known = new Map<string, ActivityState>([
  ...states.map((state) => [state.toLowerCase(), state] as const),
  ...aliases,
])

/**
 * The state behind a server's code, whatever its case: `COMING_SOON`, `in-progress`. Undefined for an unknown one.
 */
export const activityOf = (code: string): ActivityState | undefined =>
  known.get(code.toLowerCase().replace(/[\s_-]/g, ''))

export const actionOf = (state: ActivityState | undefined): ActivityAction | undefined =>
  actions.find((action) => action === state)
