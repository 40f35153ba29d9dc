import { depositStates, partStates, withdrawStates } from '@brand/sdk'
import { expect, it } from 'vitest'
import { stageOf } from './stages.ts'

it('asks for the receipt of a withdrawal that was paid, and paid again', () => {
  const mine = [...withdrawStates, ...partStates].filter((state) => stageOf('withdrawal', state).owner === 'you')
  expect([...new Set(mine)]).toEqual(['AWAITING_RECEIPT', 'RESENT'])
})

it('says that money came back for a withdrawal alone', () => {
  const back = ['REJECTED', 'CANCELLED', 'REFUNDED']
  for (const state of [...withdrawStates, ...partStates])
    expect([state, stageOf('withdrawal', state).returned ?? false]).toEqual([state, back.includes(state)])
  for (const state of depositStates) expect([state, stageOf('deposit', state).returned]).toEqual([state, undefined])
})

it('promises nothing for a state of a newer gateway', () => {
  expect(stageOf('withdrawal', 'toString')).toEqual({ at: 'review', owner: 'operator', status: 'processing' })
  expect(stageOf('deposit', 'NEW_ONE')).toEqual({ at: 'check', owner: 'operator', status: 'processing' })
})
