/** Lotteries: how one is opened. */
export { launchLottery } from './front.ts'
