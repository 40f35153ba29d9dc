import { expect, it } from 'vitest'
import { firstVendor, vendorPath } from './first.ts'

const cards = (...codes: string[]) => ({
  cards: codes.map((vassalage) => ({ vassalage, displayName: vassalage, gameCount: 1 })),
})

it('opens the first vendor of lotteries, else the first', () => {
  expect(firstVendor(cards('PG', 'ELOTT', 'LOTT'))).toBe('ELOTT')
  expect(firstVendor(cards('PG', 'JL'))).toBe('PG')
  expect(firstVendor(cards())).toBeUndefined()
})

it('a vendor of lotteries has its page, another its list', () => {
  expect(vendorPath('LOTT', 'TCG_LOTTO_VN')).toBe('/vnLottery')
  expect(vendorPath('ESPORTS', 'BGS')).toBe('/esports?vassalage=BGS')
})
