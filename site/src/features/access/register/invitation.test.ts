import { afterEach, expect, it } from 'vitest'
import { dropInvitation, invitation } from './invitation.ts'

afterEach(() => sessionStorage.clear())
const of = (query: string) => invitation(new URLSearchParams(query))

it('comes from the address and stays for the visit', () => {
  expect(of('referralCode=VR20418')).toEqual({ referralCode: 'VR20418' })
  expect(of('affiliateCode=WELCOME')).toEqual({ referralCode: 'VR20418', affiliateCode: 'WELCOME' })
  expect(of('')).toEqual({ referralCode: 'VR20418', affiliateCode: 'WELCOME' })
})

it('goes alone or with the other', () => {
  of('referralCode=VR20418&affiliateCode=WELCOME')
  dropInvitation('affiliateCode')
  expect(of('')).toEqual({ referralCode: 'VR20418' })
  dropInvitation()
  expect(of('')).toEqual({})
})

it('is read without what was copied with it, in letters of any width', () => {
  for (const typed of ['(VR20418)', 'VR20418.', ' 「ＶＲ２０４１８」 ', '"VR20418",'])
    expect(of(new URLSearchParams({ referralCode: typed }).toString())).toEqual({ referralCode: 'VR20418' })
})

it.each(['a<b', 'a'.repeat(33), 'a b', ''])('is no code: %s', (bad) => {
  expect(of(new URLSearchParams({ referralCode: bad }).toString())).toEqual({})
  sessionStorage.setItem('affiliateCode', bad)
  expect(of('')).toEqual({})
})
