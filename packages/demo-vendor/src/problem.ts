/** All refusals of the game's own API, with their HTTP status. The client has texts for each. */
export const problems = {
  bad_request: 400,
  session_expired: 401,
  player_blocked: 403,
  game_off: 403,
  not_found: 404,
  round_open: 409,
  seed_needed: 409,
  too_soon: 409,
  betting_closed: 409,
  stake_not_offered: 422,
  gateway_unreachable: 503,
} as const

export type ProblemCode = keyof typeof problems

export class Problem extends Error {
  readonly code: ProblemCode
  readonly more: Record<string, unknown>
  constructor(code: ProblemCode, more: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}
