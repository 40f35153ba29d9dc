/** Rebates: the rate of a category of games. */
export { rateAt } from './pay.ts'
