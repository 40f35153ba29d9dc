/** Lotteries: what the catalogue and records use. */
export { launchLottery } from './front.ts'
export { categoryOfLottery, lotteries, lotteryVendors, vendorName, vendorOf } from './games.ts'
