import { moneyIn, type Money } from './money.ts'
import { useCurrency } from './use-currency.ts'

/** `money('1000.00')`: an amount of the site's currency in a sentence, `৳ 1,000.00`. */
export const useMoney = (): Money => moneyIn(useCurrency().symbol)
