import type { Fixtures } from '../shape.ts'

export const vipProgress = {
  level: 1,
  label: 'VIP 1',
  since: '2026-10-12T09:30:00Z',
  total: '96000.50',
  next: { level: 2, label: 'VIP 2', total: '200000.00', percent: 48 },
  month: {
    from: '2026-11-01',
    endsAt: '2026-11-30T18:00:00Z',
    validBet: '6000.00',
    keep: '10000.00',
    percent: 60,
    judged: true,
  },
  regain: null,
}

const rank = (level: number, total: string, keep: string, upgrade: string, salary: string) => ({
  level,
  label: level === 0 ? 'Guest' : `VIP ${level}`,
  total,
  keep,
  upgrade,
  salary,
  rebateFactor: 1 + level / 4,
  pointsFactor: 1 + level / 10,
})

export const vip: Fixtures['vip'] = {
  progress: { currency: 'BDT', ...vipProgress },
  ranks: {
    currency: 'BDT',
    list: [
      rank(0, '0.00', '0.00', '0.00', '0.00'),
      rank(1, '50000.00', '10000.00', '100.00', '80.00'),
      rank(2, '200000.00', '40000.00', '300.00', '200.00'),
      rank(3, '600000.00', '120000.00', '800.00', '350.00'),
    ],
    multiple: 1,
    claimDays: 30,
  },
}
