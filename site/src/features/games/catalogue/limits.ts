/** Lobby and home in numbers. */
export const lobbyPageSize = 18
export const homeSlice = 6
/** Three rows of four in the popup of a vendor. */
export const providerPageSize = 12
export const favouriteFetch = 99
export const pagerRange = 5
export const lobbyPagerMargin = 2
export const winnerLimit = 20

/** Tables and matches are shown in square tiles, all other games in upright ones. */
export const squareTypes: readonly string[] = ['LIVE', 'SPORTS']
