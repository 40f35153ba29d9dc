import { expect, it } from 'vitest'
import { refusalAnswer, type RefusalWords } from './refusalAnswer.ts'

const rules = [{ field: 'username', minLength: 6, maxLength: 12 }, { field: 'mobileNum' }, { field: 'captcha' }]
const words: RefusalWords = {
  text: () => 'Refused',
  names: { mobileNo: 'mobileNum' },
  fieldOfCode: { username_taken: 'username' },
  once: ['captcha'],
}
const values = { captcha: '' }
const answer = (error: unknown, more: Partial<RefusalWords> = {}) => refusalAnswer(error, rules, { ...words, ...more })

it('shows faults beside the fields that the form has, filled from their rules', () => {
  const details = { fields: { username: { code: 'pattern' }, mobileNo: { code: 'required' }, other: { code: 'x' } } }
  expect(answer({ code: 'validation', details })).toEqual({
    fields: {
      username: { kind: 'pattern', patternId: 'any', min: 6, max: 12 },
      mobileNum: { kind: 'required' },
    },
    values,
  })
})

it('prefers a sentence of the form', () => {
  const ofField = (code: string, field: string) => (code === 'pattern' ? `Not a ${field}` : undefined)
  const details = { fields: { username: { code: 'pattern' }, captcha: { code: 'required' } } }
  expect(answer({ code: 'validation', details }, { ofField })).toMatchObject({
    fields: { username: { kind: 'said', words: 'Not a username' }, captcha: { kind: 'required' } },
  })
})

it('knows a field by the name in the refusal, else by its code', () => {
  const said = { kind: 'said', words: 'Refused' }
  expect(answer({ code: 'taken', field: 'mobileNo' })).toEqual({ fields: { mobileNum: said }, values })
  expect(answer({ code: 'username_taken', field: 'elsewhere' })).toEqual({ fields: { username: said }, values })
})

it.each([
  [{ code: 'rate_limited', details: {} }],
  [{ code: 'validation', details: { fields: { elsewhere: { code: 'x' } } } }],
  [new Error('offline')],
  [undefined],
])('shows above the form what belongs to no field: %j', (error) => {
  expect(answer(error)).toEqual({ message: 'Refused', values })
})

it('places faults of the rows of a list', () => {
  const list = [{ field: 'accounts', type: 'list', items: [{ field: 'number' }] }]
  const details = { fields: { 'accounts.1.number': { code: 'required' } } }
  expect(refusalAnswer({ code: 'validation', details }, list, words)).toEqual({
    fields: { 'accounts.1.number': { kind: 'required' } },
  })
})
