let held: { token: string; password: string } | null = null

/**
 * Keeps the password just typed, in memory only, for the change that has to follow at once.
 */
export function hold(token: string, password: string): void {
  held = { token, password }
}

/** The password this session was opened with, if it was typed on this page a moment ago. */
export const heldFor = (token: string | undefined): string | undefined =>
  held?.token === token ? held?.password : undefined

export function letGo(): void {
  held = null
}
