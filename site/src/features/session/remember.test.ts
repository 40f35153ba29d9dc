import { afterEach, describe, expect, it } from 'vitest'
import { referralCode, rememberName, rememberedName } from './remember.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('remembered name', () => {
  it('lasts a day', () => {
    rememberName('rahim77', 0)
    expect(rememberedName(86_399_999)).toBe('rahim77')
    expect(rememberedName(86_400_000)).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('keeps no more than the name, its kind and the hour', () => {
    rememberName('rahim77', 0)
    expect(JSON.parse(localStorage.getItem('remember') ?? '')).toEqual({ username: 'rahim77', type: 'username', until: 86_400_000 })
  })

  it('is forgotten on request, and never trusts what it finds', () => {
    rememberName('rahim77')
    rememberName(null)
    expect(rememberedName()).toBe('')
    localStorage.setItem('remember', '{"username":7}')
    expect(rememberedName()).toBe('')
  })
})

describe('invitation code', () => {
  it('comes from the address and stays for the visit', () => {
    expect(referralCode(new URLSearchParams('referralCode=VR20418'))).toBe('VR20418')
    expect(referralCode(new URLSearchParams())).toBe('VR20418')
  })
})
