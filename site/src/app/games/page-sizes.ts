/** Games that are played most: home has them, and whatever shows them beside it asks for the same. */
export const hotFetch = 12
/** Tables of PVP games: three stake levels a game, six games. */
export const roomsPageSize = 18
