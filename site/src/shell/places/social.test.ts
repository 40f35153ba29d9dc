import { expect, it } from 'vitest'
import { socialEntries } from './social.ts'

it('links to the networks the operator is on, in their order, and to no unsafe address', () => {
  const resources = {
    telegram: { labelNameEn: 'Telegram', labelNameBn: 'টেলিগ্রাম', url: 'https://t.me/house' },
    youtube: { labelNameEn: 'YouTube', url: 'https://www.youtube.com/@house' },
    facebook: { labelNameEn: 'Facebook', url: 'javascript:alert(1)' },
    app: { labelNameEn: 'App', url: 'https://house.example/app' },
  }
  expect(socialEntries(resources, 'en').map(({ id, label }) => [id, label])).toEqual([
    ['youtube', 'YouTube'],
    ['telegram', 'Telegram'],
  ])
  expect(socialEntries(resources, 'bn').map(({ label }) => label)).toEqual(['YouTube', 'টেলিগ্রাম'])
})
