import { pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** What is counted: a currency or play coins. Amounts are whole minor units, `10 ** scale` to one. */
export const asset = pgTable('asset', {
  code: text().primaryKey(),
  scale: smallint().notNull().default(2),
  symbol: text().notNull().default(''),
})
