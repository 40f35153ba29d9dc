import { expect } from 'vitest'
import type { Run, Scene } from '../../../app/operate/testing.ts'
import { picture } from './testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run): Record<string, Scene> {
  const of = { kind: 'NEWS', slug: 'scene' }
  const words = (title: string) => ({ title, summary: 'Short.', body: `**${title}**` })
  const addressIn = (text: string) => text.split(' ')[0] ?? ''
  const state = async () => (await run('content', 'show', of)).json.text
  return {
    'content list': {
      input: () => ({ kind: 'BLOG' }),
      seen: ({ json }) => expect(json.text).toContain('how-rtp-works v1'),
    },
    'content show': {
      input: () => ({ kind: 'BLOG', slug: 'how-rtp-works', language: 'bn' }),
      seen: ({ json }) => expect(json.text).toContain('৯৬'),
    },
    'content write': {
      input: () => ({ ...of, texts: { en: words('Scene'), bn: words('দৃশ্য') } }),
      seen: async () => expect(await state()).toMatch(/NEWS scene draft/),
    },
    'content publish': {
      input: () => of,
      seen: async () => expect(await state()).toMatch(/NEWS scene v\d+ published/),
    },
    'content withdraw': {
      input: () => of,
      seen: async () => expect(await state()).toMatch(/NEWS scene withdrawn/),
    },
    'content votes': { input: () => ({ kind: 'HELP' }) },
    'pictures list': { input: () => ({}) },
    'pictures add': {
      input: () => ({ image: picture('teal') }),
      seen: async ({ json }) => expect((await run('pictures', 'list')).json.text).toContain(addressIn(json.text)),
    },
    'pictures remove': {
      input: async () => ({ picture: addressIn((await run('pictures', 'add', { image: picture('plum') })).json.text) }),
    },
  }
}
