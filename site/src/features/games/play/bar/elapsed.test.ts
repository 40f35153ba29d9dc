import { expect, it } from 'vitest'
import { elapsed, signed } from './elapsed.ts'

it('formats hours, minutes and seconds, with the digits of the locale, and never below zero', () => {
  expect([
    elapsed(0, 'en-GB'),
    elapsed(59_999, 'en-GB'),
    elapsed(3_725_000, 'en-GB'),
    elapsed(45_296_000, 'en-GB'),
    elapsed(-5000, 'en-GB'),
  ]).toEqual(['0:00:00', '0:00:59', '1:02:05', '12:34:56', '0:00:00'])
  expect(elapsed(3_725_000, 'bn-BD')).toBe('১:০২:০৫')
})

it('marks a loss and a gain by a sign, and zero by none', () => {
  expect(signed('-45.00')).toEqual({ sign: '−', amount: '45.00' })
  expect(signed('45.00')).toEqual({ sign: '+', amount: '45.00' })
  expect([signed('0.00'), signed('-0.00')]).toEqual([
    { sign: '', amount: '0.00' },
    { sign: '', amount: '0.00' },
  ])
})
