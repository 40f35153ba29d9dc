/** Missions that are listed at once. */
export const missionsPerPage = 20
