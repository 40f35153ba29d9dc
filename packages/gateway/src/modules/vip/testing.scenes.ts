import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run): Record<string, Scene> {
  const account = 'demo_player'
  const shown = async () => (await run('vip', 'show', { account })).json.text
  return {
    'vip show': { input: () => ({ account }), seen: ({ json }) => expect(json.text).toContain('0 Guest') },
    'vip set': {
      input: () => ({ account, level: 2, reason: 'Moved here' }),
      async seen() {
        expect(await shown()).toContain('2 VIP 2 since')
        const beyond = await run('vip', 'set', { account, level: 29, reason: 'Moved here' })
        expect([beyond.code, beyond.json.code]).toEqual([2, 'validation'])
      },
    },
  }
}
