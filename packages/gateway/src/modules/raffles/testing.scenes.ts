import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run): Record<string, Scene> {
  const lantern = {
    id: 'lantern-raffle',
    texts: {
      en: { title: 'Lantern raffle', text: 'A ticket for every 100 of valid bets.' },
      bn: { title: 'লণ্ঠন র‍্যাফল', text: 'প্রতি ১০০ বৈধ বাজিতে একটি টিকিট।' },
    },
    from: '2096-11-01T18:00:00Z',
    to: '2096-12-01T18:00:00Z',
    betPerTicket: '100.00',
    prizes: [
      { count: 1, amount: '500.00' },
      { count: 10, amount: '50.00', multiple: 1 },
    ],
  }
  const paths = (faults: readonly { path: string }[]) => faults.map(({ path }) => path)
  return {
    'raffles list': {
      input: () => ({}),
      seen({ json }) {
        expect(json.text).toContain('harvest-raffle OPEN')
        expect(json.text).toContain('boat-raffle DRAWN')
        expect(JSON.stringify(json)).not.toContain('"seed"')
      },
    },
    'raffles add': {
      input: () => lantern,
      async seen({ json }) {
        expect(json.text).toMatch(/^lantern-raffle COMING_SOON .* 0 tickets, 1 × CASH 500\.00 × 0, .* [0-9a-f]{64}: /)
        expect(JSON.stringify(json)).not.toContain('"seed"')
        const taken = await run('raffles', 'add', lantern)
        expect([taken.code, paths(taken.json.faults)]).toEqual([2, ['id']])
        const wrong = await run('raffles', 'add', {
          ...lantern,
          id: 'wrong',
          from: '2020-01-01T00:00:00Z',
          to: '2019-01-01T00:00:00Z',
          gameTypes: ['CHESS'],
          prizes: [
            { count: 400, amount: '1.00', multiple: 21, days: 3 },
            { count: 101, amount: '1.00' },
          ],
        })
        expect(paths(wrong.json.faults)).toEqual([
          'from',
          'to',
          'prizes',
          'gameTypes',
          'prizes.0.multiple',
          'prizes.0.days',
        ])
        const bare = await run('raffles', 'add', { ...lantern, id: 'bare', betPerTicket: null, gameTypes: ['RNG'] })
        expect(paths(bare.json.faults)).toEqual(['betPerTicket', 'gameTypes'])
      },
    },
    'raffles edit': {
      input: () => ({ ...lantern, winsPerPerson: 2, prizes: [{ count: 2, amount: '700.00' }] }),
      async seen({ json }) {
        expect(json.text).toContain('2 × CASH 700.00 × 0')
        const begun = await run('raffles', 'edit', { ...lantern, id: 'harvest-raffle' })
        expect([begun.code, begun.json.code]).toEqual([1, 'promotion_closed'])
      },
    },
    'raffles draw': {
      input: () => ({}),
      seen: ({ json }) => expect(json.text).toBe('Nothing is due.'),
    },
    'raffles cancel': {
      input: () => ({ id: 'lantern-raffle', reason: 'The prizes were wrong.' }),
      async seen() {
        expect((await run('raffles', 'list')).json.text).toContain('lantern-raffle CANCELLED')
        const again = await run('raffles', 'cancel', { id: 'lantern-raffle', reason: 'Again' })
        expect([again.code, again.json.code]).toEqual([1, 'promotion_closed'])
        const drawn = await run('raffles', 'cancel', { id: 'boat-raffle', reason: 'Too late' })
        expect([drawn.code, drawn.json.code]).toEqual([1, 'promotion_closed'])
      },
    },
  }
}
