import { expect, it } from 'vitest'
import { bannerOf } from './banner.ts'

const url = '/art/banner.svg'

it('is the resource of its name, labelled in the language, English where it is not', () => {
  const resources = { w_login: { labelNameEn: 'Welcome back', labelNameBn: 'স্বাগতম', url } }
  expect(bannerOf(resources, 'w_login', 'bn')).toEqual({ url, label: 'স্বাগতম' })
  expect(bannerOf(resources, 'w_login', 'fr')).toEqual({ url, label: 'Welcome back' })
  expect(bannerOf(resources, 'w_register', 'en')).toBeUndefined()
  expect(bannerOf(undefined, 'w_login', 'en')).toBeUndefined()
})

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  '//evil.example/x.png',
  '/\\evil',
  'http://plain.example/x.png',
  '',
])('is never fetched from %s', (bad) => {
  expect(bannerOf({ w_login: { labelNameEn: 'x', url: bad } }, 'w_login', 'en')).toBeUndefined()
})
