import type { LottoGame } from '@brand/sdk/member'
import { expect, it } from 'vitest'
import { addressOf, areaAt } from './areas.ts'

const lottery = (prizeMode: LottoGame['prizeMode']) =>
  ({ nodeId: 7, gameCode: 'PADMA5D', accountType: 'LOTT', gameType: 'LOTT', prizeMode }) as LottoGame

it.each([
  ['/lottery', 'LOTT', '/lottery'],
  ['/lottery', 'ELOTT', '/lottery?show=ELOTT'],
  ['/lottery', 'ZY', '/lottery?show=ZY'],
  ['/seaLottery', 'SEA', '/seaLottery'],
  ['/vnLottery', 'LOTT', '/vnLottery'],
] as const)('who leaves a lottery of %s, %s, comes back to its list', (path, mode, back) => {
  const area = areaAt(path)
  expect(area && addressOf(area, lottery(mode)).back).toBe(back)
})
