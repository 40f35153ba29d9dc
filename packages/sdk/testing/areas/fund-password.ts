import type { Fixtures, Requests } from '../shape.ts'
import { fundPassword as current } from '../shapes.ts'

export const fundPassword: Fixtures['fundPassword'] = {
  status: {
    set: true,
    changedAt: '2026-11-01T08:30:00.000Z',
    lockedUntil: null,
    waitsUntil: null,
    needsLoginPassword: true,
    rule: {
      field: 'newFundPassword',
      enabled: true,
      required: true,
      acceptedPattern: '^[0-9]+$',
      patternId: 'digits',
      minLength: 6,
      maxLength: 6,
      type: 'password',
      order: 0,
    },
  },
  set: { set: true },
  change: { set: true },
}

export const requests = {
  'fundPassword.change': { fundPassword: current, newFundPassword: 'Meadow-1357', confirmFundPassword: 'Meadow-1357' },
  'fundPassword.set': {
    loginPassword: 'Lantern-1234',
    newFundPassword: current,
    confirmFundPassword: current,
  },
} satisfies Requests
