export { runConformance, type ConformanceOptions, type ConformanceRow } from './run.ts'
export type { Account, Accounts } from './people.ts'
