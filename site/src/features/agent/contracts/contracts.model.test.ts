import { describe, expect, it } from 'vitest'
import { emptyTier, hasOneRate, highestRate, tierFaults, tiersOf, type TypedTier } from './contracts.model.ts'

const typed = (values: Partial<TypedTier>): TypedTier => ({ ...emptyTier, ...values })

describe('typed tiers', () => {
  it.each(['', '0', '-1', '100.1', '1.23456', 'many', '1 000'])('"%s" is no rate', (rate) =>
    expect(tierFaults([typed({ rate })])).toEqual(['rate']),
  )

  it.each(['0.6', ' 12 ', '0,6', '100'])('"%s" is one', (rate) =>
    expect(tierFaults([typed({ rate })])).toEqual([undefined]),
  )

  it('rise: no rate and no figure is below that of the tier before, and one figure is above', () => {
    const first = typed({ rate: '5', minActive: '10', minValidBet: '100.00' })
    const with_ = (values: Partial<TypedTier>) => tierFaults([first, { ...first, ...values }])[1]
    expect(with_({})).toBe('same')
    expect(with_({ rate: '4', minActive: '20' })).toBe('lower')
    expect(with_({ rate: '6', minActive: '20', minValidBet: '' })).toBe('lower')
    expect(with_({ rate: '6', minLoss: '1.00' })).toBeUndefined()
  })

  it('with a text that is no number are not sent', () =>
    expect(tierFaults([typed({ rate: '5', wrong: ['minLoss'] })])).toEqual(['figure']))

  it('have a rate for each category of a kind that has them, of which one is above 0', () => {
    const tier = typed({ rates: { RNG: '0,5', LIVE: '' } })
    expect(tierFaults([tier], ['RNG', 'LIVE'])).toEqual([undefined])
    expect(tierFaults([typed({})], ['RNG', 'LIVE'])).toEqual(['rate'])
    expect(tiersOf([tier], ['RNG', 'LIVE'])).toEqual([
      { rate: '0', rates: [{ gameType: 'RNG', rate: '0.5' }], minActive: 0, minValidBet: '0.00', minLoss: '0.00' },
    ])
  })
})

it('names the highest rate, of a category too', () => {
  const tier = { rate: '2', rates: [], minActive: 0, minValidBet: '0.00', minLoss: '0.00' }
  expect(highestRate([tier, { ...tier, rate: '0', rates: [{ gameType: 'RNG', rate: '2.5' }] }])).toBe(2.5)
  expect(hasOneRate([tier, { ...tier, minActive: 5 }])).toBe(true)
  expect(hasOneRate([tier, { ...tier, rate: '2.5' }])).toBe(false)
})
