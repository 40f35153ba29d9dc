/** Days of money of members, which closings of periods read. */
export { moneyOf, moneyReading } from './days.ts'
