import { expect, it } from 'vitest'
import { messagesPath, readAddress } from './address.ts'
import { placeOf } from './subject.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

it('reads known values of an address and drops the rest', () => {
  expect(read('of=money&p=3&message=17')).toEqual({ filter: 'money', page: 3, message: '17' })
  expect(read('of=toString&p=-1&message=x1')).toEqual({ filter: undefined, page: 1, message: undefined })
  expect(read(messagesPath({ filter: 'house', page: 2, message: '5' }).split('?')[1] ?? '')).toEqual({
    filter: 'house',
    page: 2,
    message: '5',
  })
  expect(messagesPath()).toBe('/member?page=messageV2')
})

it('leads to what a message is about, and nowhere where a newer gateway names something else', () => {
  expect(placeOf({ type: 'DEPOSIT', reference: 'D1&x' })).toEqual({
    type: 'DEPOSIT',
    path: '/member?page=depositv2&order=D1%26x',
  })
  expect(placeOf({ type: 'STATEMENT', reference: '2025' })?.path).toBe('/member?page=limits&view=statement&year=2025')
  expect(placeOf({ type: 'LATER' })).toBeUndefined()
  expect(placeOf(undefined)).toBeUndefined()
})
