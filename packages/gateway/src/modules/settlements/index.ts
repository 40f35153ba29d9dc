/** The settlement journal: what play adds to figures that people are paid by, and how to read it. */
export { type Settlement, consumeSettlements, readSettlementsAfter, settlementsOf } from './journal.ts'
export { dayReading } from './days.ts'
export { type JournalDifference, checkJournal } from './checks.ts'
export { type PlayRange, type UnreportedPlay, unreportedPlay } from './unreported.ts'
