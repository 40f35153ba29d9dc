import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Column for a query on anything else: the category of a game. */
export const gameTypeOf = (nodeId: SQL) => sql<string>`(select g.game_type from game g where g.node_id = ${nodeId})`

/** The same: whether a vendor may pay a win whose bet we never saw. */
export const paysWithoutBet = (code: Placeholder) =>
  sql<boolean | null>`(select credit_without_bet from vendor where code = ${code})`
