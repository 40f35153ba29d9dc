import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run): Record<string, Scene> {
  const account = 'demo_player'
  const gift = { account, form: 'BONUS', amount: '200.00', multiple: 5 }
  const listed = async () => (await run('rewards', 'list', { account })).json.text
  let given = 0
  return {
    'rewards list': { input: () => ({ account }) },
    'rewards offer': {
      input: () => ({ ...gift, key: 'sorry', note: 'For the trouble' }),
      async seen({ json }) {
        given = (json.data as { id: number }).id
        expect(await listed()).toContain('MANUAL BONUS 200.00 BDT, 5 × 200.00 to be played: OFFERED')
        const again = await run('rewards', 'offer', { ...gift, key: 'sorry', note: 'Once more' })
        expect([again.code, again.json.code]).toEqual([2, 'validation'])
      },
    },
    'rewards cancel': {
      input: () => ({ id: given, note: 'It was given twice' }),
      async seen() {
        expect(await listed()).toContain('CANCELLED')
        const again = await run('rewards', 'cancel', { id: given, note: 'Once more' })
        expect([again.code, again.json.code]).toEqual([1, 'reward_closed'])
      },
    },
  }
}
