/** Days of money of members, which closings of periods read. */
export { moneyDays, moneyOf } from './days.ts'
