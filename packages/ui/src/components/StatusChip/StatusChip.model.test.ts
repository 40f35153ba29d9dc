import { expect, it } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { statusOf, toneOf, type Status } from './StatusChip.model.ts'

it.each([
  ['approved', 'approved', 'success'],
  ['APPROVED', 'approved', 'success'],
  ['in process', 'processing', 'info'],
  ['IN_PROCESS', 'processing', 'info'],
  ['signed', 'joined', 'info'],
  ['comingSoon', 'comingSoon', 'neutral'],
  ['COMING_SOON', 'comingSoon', 'neutral'],
  ['coming-soon', 'comingSoon', 'neutral'],
  ['rejected', 'rejected', 'danger'],
  ['applying', 'applying', 'warning'],
  ['term_pending', 'termPending', 'warning'],
  ['auto_terminated', 'autoTerminated', 'danger'],
  ['terminated', 'terminated', 'neutral'],
  ['paid_out', undefined, 'neutral'],
  ['', undefined, 'neutral'],
] as const)('%s is %s, %s', (code, status, tone) => {
  expect(statusOf(code)).toBe(status)
  expect(toneOf(statusOf(code))).toBe(tone)
})

it('has a word for each state and no others', () => {
  const words = Object.keys(english.statusChip)
  expect(words.filter((word) => statusOf(word) !== (word as Status))).toEqual([])
  expect(words).toHaveLength(25)
})
