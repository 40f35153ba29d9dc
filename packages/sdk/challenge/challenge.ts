/** Turns a challenge of the gateway into the text of `X-Challenge`. Another gateway's scheme needs another `Solve`. */
export type Solve = (challenge: unknown, signal: AbortSignal) => Promise<string>
