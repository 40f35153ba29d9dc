/** The settlement journal: what play adds to figures that people are paid by, and how to read it. */
export { type Settlement, readSettlementsAfter, settlements, settlementsOf } from './journal.ts'
export { days } from './days.ts'
export { type JournalDifference, checkJournal } from './checks.ts'
export { type PlayRange, type UnreportedPlay, unreportedPlay } from './unreported.ts'
