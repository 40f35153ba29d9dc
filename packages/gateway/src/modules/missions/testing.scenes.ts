import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run): Record<string, Scene> {
  const rounds = {
    id: 'rainy-rounds',
    metric: 'ROUNDS',
    period: 'DAILY',
    target: '20',
    gift: { amount: '10.00' },
    texts: { en: { title: 'Rainy rounds' }, bn: { title: 'বৃষ্টির রাউন্ড' } },
  }
  const week = {
    id: 'rainy-week',
    period: 'WEEKLY',
    prizes: [
      { from: 1, to: 1, amount: '500.00' },
      { from: 2, to: 10, amount: '50.00' },
    ],
    texts: {
      en: { title: 'Rainy week', rules: 'All valid bets count.' },
      bn: { title: 'বৃষ্টির সপ্তাহ', rules: 'সব বৈধ বাজি গোনা হয়।' },
    },
  }
  const paths = (faults: readonly { path: string }[]) => faults.map(({ path }) => path)
  return {
    'missions list': { input: () => ({}), seen: ({ json }) => expect(json.text).toContain('evening-reels v1 DAILY') },
    'missions put': {
      input: () => rounds,
      async seen({ json }) {
        expect(json.text).toContain('rainy-rounds v1 DAILY ROUNDS 20 rounds for CASH 10.00 × 0 OPEN: Rainy rounds')
        const next = await run('missions', 'put', { id: 'rainy-rounds', target: '25' })
        expect(next.json.text).toContain('rainy-rounds v2 DAILY ROUNDS 25 rounds')
        const changed = await run('missions', 'put', { id: 'rainy-rounds', metric: 'DEPOSITS' })
        expect([changed.code, paths(changed.json.faults)]).toEqual([2, ['metric']])
        const bare = await run('missions', 'put', { id: 'bare', metric: 'ROUNDS' })
        expect(paths(bare.json.faults)).toEqual(['period', 'target', 'gift', 'texts'])
        const wrong = await run('missions', 'put', {
          ...rounds,
          id: 'wrong',
          gift: { amount: '10.00', multiple: 21, days: 3 },
          games: { gameTypes: ['CHESS'], vendors: ['NOBODY'], nodeIds: [999_999] },
          after: 'of-nobody',
        })
        expect(paths(wrong.json.faults)).toEqual([
          'gift.multiple',
          'gift.days',
          'games.gameTypes',
          'games.vendors',
          'games.nodeIds',
          'after',
        ])
      },
    },
    'missions end': {
      input: () => ({ id: 'rainy-rounds' }),
      async seen() {
        expect((await run('missions', 'list')).json.text).toContain('× 0 ENDED: Rainy rounds')
        const again = await run('missions', 'end', { id: 'rainy-rounds' })
        expect([again.code, again.json.code]).toEqual([1, 'mission_closed'])
        const more = await run('missions', 'put', { id: 'rainy-rounds', target: '30' })
        expect([more.code, more.json.code]).toEqual([1, 'mission_closed'])
      },
    },
    'leaderboards list': { input: () => ({}), seen: ({ json }) => expect(json.text).toContain('lantern-day v1 DAILY') },
    'leaderboards put': {
      input: () => week,
      async seen({ json }) {
        expect(json.text).toContain('rainy-week v1 WEEKLY OPEN, 1 CASH 500.00, 2–10 CASH 50.00: Rainy week')
        const prizes = [
          { from: 1, to: 3, amount: '500.00' },
          { from: 3, to: 2, amount: '50.00' },
        ]
        const wrong = await run('leaderboards', 'put', { id: 'rainy-week', period: 'DAILY', prizes })
        expect([wrong.code, paths(wrong.json.faults)]).toEqual([2, ['period', 'prizes.1.to', 'prizes.1.from']])
        const kite = {
          id: 'rainy-kite',
          period: 'DAILY',
          metric: 'MULTIPLE',
          prizes: prizes.slice(0, 1),
          texts: week.texts,
        }
        const bare = await run('leaderboards', 'put', kite)
        expect([bare.code, paths(bare.json.faults)]).toEqual([2, ['leastStake']])
        const best = await run('leaderboards', 'put', { ...kite, leastStake: '10.00' })
        expect(best.json.text).toContain('rainy-kite v1 DAILY MULTIPLE of 10.00 or more OPEN')
        const other = await run('leaderboards', 'put', { id: 'rainy-week', metric: 'MULTIPLE', leastStake: '10.00' })
        expect([other.code, paths(other.json.faults)]).toEqual([2, ['metric', 'leastStake']])
        const next = await run('leaderboards', 'put', { id: 'rainy-week', prizes: prizes.slice(0, 1) })
        expect(next.json.text).toContain('rainy-week v2 WEEKLY OPEN, 1–3 CASH 500.00')
      },
    },
    'leaderboards end': {
      input: () => ({ id: 'rainy-week' }),
      async seen() {
        expect((await run('leaderboards', 'list')).json.text).toContain('rainy-week v2 WEEKLY ENDED')
        const again = await run('leaderboards', 'end', { id: 'rainy-week' })
        expect([again.code, again.json.code]).toEqual([1, 'mission_closed'])
      },
    },
  }
}
