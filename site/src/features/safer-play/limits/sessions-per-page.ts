/** Stretches of play that are listed at once. */
export const sessionsPerPage = 5
