import { expect, it } from 'vitest'
import { safeHref } from '@brand/ui/safe-link'
import { serviceHosts } from './services.ts'

const leads = (path: string, mainDomain?: string) =>
  safeHref(path, {
    schemes: ['https:'],
    hosts: serviceHosts({ mainDomain, serviceHosts: ['t.me', 'wa.me', '.facebook.com'] }, 'play.example'),
  })

it.each([
  'https://t.me/house',
  'https://wa.me/8801',
  'https://www.facebook.com/house',
  '/help',
  'https://play.example/chat',
  'https://chat.house.example/room',
])('leads to %s', (path) => expect(leads(path, 'house.example')).toBe(path))

it.each([
  'https://evil.example',
  'https://t.me.evil.example',
  'https://evilfacebook.com',
  'https://t.me@evil.example',
  'javascript:alert(1)',
  'http://t.me/x',
  '//t.me/x',
  '',
  'mailto:a@b.example',
])('does not lead to %s', (path) => expect(leads(path, 'https://house.example')).toBeUndefined())

it('allows only what the settings name and itself where no main domain is set', () => {
  expect(serviceHosts({ serviceHosts: ['t.me'] }, 'play.example')).toEqual(['t.me', 'play.example'])
  expect(serviceHosts({}, 'play.example')).toEqual(['play.example'])
})
