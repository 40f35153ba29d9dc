import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { raffleTicket } from './schema.ts'
import type { Ticket } from './draw.ts'

/** The tickets that take part, by number. */
export const ticketsIn = (db: Reader, id: string): Promise<Ticket[]> =>
  db
    .select({ number: raffleTicket.number, holder: raffleTicket.holder })
    .from(raffleTicket)
    .where(and(eq(raffleTicket.raffleId, id), isNull(raffleTicket.voidedAt)))
    .orderBy(raffleTicket.number)
