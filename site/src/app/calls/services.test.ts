import { expect, it } from 'vitest'
import { safeHref } from '@brand/ui/safe-link'
import { serviceHosts } from './services.ts'

const leads = (path: string, mainDomain?: string) =>
  safeHref(path, { schemes: ['https:'], hosts: serviceHosts(mainDomain, 'play.example') })

it.each([
  'https://t.me/house',
  'https://wa.me/8801',
  '/help',
  'https://play.example/chat',
  'https://chat.house.example/room',
])('leads to %s', (path) => expect(leads(path, 'house.example')).toBe(path))

it.each([
  'https://evil.example',
  'https://t.me.evil.example',
  'javascript:alert(1)',
  'http://t.me/x',
  '//t.me/x',
  '',
  'mailto:a@b.example',
])('does not lead to %s', (path) => expect(leads(path, 'https://house.example')).toBeUndefined())

it('knows only messengers and itself where no main domain is set', () => {
  expect(serviceHosts(undefined, 'play.example')).toEqual(['t.me', 'm.me', 'wa.me', 'play.example'])
})
