import type { ContractsSimulateOutput } from '@brand/sdk/agent'
import { expect, it } from 'vitest'
import { bothSides, outcomeOf } from './simulator.model.ts'

const simulated = (of: [amount: string, share: string, left: string][]): ContractsSimulateOutput =>
  ({
    currency: 'BDT',
    list: of.map(([amount]) => ({ amount })),
    own: { period: 'MONTHLY', list: of.map(([, share, left]) => ({ tier: 1, rate: '18', total: share, share, left })) },
  }) as unknown as ContractsSimulateOutput

it('adds both sides up to the cent, counts what is paid in, and knows where nothing is left', () => {
  const rows = bothSides(
    simulated([
      ['90.10', '120.20', '30.10'],
      ['10.00', '0.00', '-10.00'],
    ]),
  )
  const outcome = outcomeOf(rows)
  expect(outcome).toMatchObject({ received: '100.10', share: '120.20', left: '20.10', losses: 1 })
  expect(outcome.evenAt).toBeCloseTo(1.2008, 4)
})

it('has no margin without an own contract, and no rate at which nothing is left where nothing is paid', () => {
  const alone = { ...simulated([['90.00', '0.00', '0.00']]), own: null }
  expect(outcomeOf(bothSides(alone))).toEqual({
    received: '90.00',
    share: null,
    left: null,
    losses: 0,
    evenAt: undefined,
  })
  expect(outcomeOf(bothSides(simulated([['0.00', '5.00', '5.00']]))).evenAt).toBeUndefined()
  expect(outcomeOf(bothSides(simulated([['5.00', '-5.00', '-10.00']]))).evenAt).toBeUndefined()
})
