import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Id of a database transaction. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
