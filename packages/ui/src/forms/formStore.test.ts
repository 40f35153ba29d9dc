import { expect, it, vi } from 'vitest'
import { compileRules } from './compileRules.ts'
import { createFormStore } from './formStore.ts'

const rules = compileRules([
  { field: 'username', required: true, patternId: 'letter_first', minLength: 3 },
  { field: 'password', required: true, type: 'password' },
  { field: 'confirmPassword', required: true, type: 'password' },
])
const kind = (store: ReturnType<typeof createFormStore>, name: string) => store.get(name).error?.kind

it('judges a field once it was left, then as it is typed', () => {
  const store = createFormStore()
  store.change(rules, 'username', '7')
  expect(kind(store, 'username')).toBeUndefined()
  store.blur(rules, 'username')
  expect(kind(store, 'username')).toBe('pattern')
  store.change(rules, 'username', 'rahim')
  expect(kind(store, 'username')).toBeUndefined()
  store.change(rules, 'username', '')
  expect(kind(store, 'username')).toBe('required')
})

it('judges a confirmation again when the password changes, unless it is not touched yet', () => {
  const store = createFormStore()
  store.change(rules, 'password', 'a')
  expect(kind(store, 'confirmPassword')).toBeUndefined()
  store.change(rules, 'confirmPassword', 'a')
  store.blur(rules, 'confirmPassword')
  store.change(rules, 'password', 'b')
  expect(kind(store, 'confirmPassword')).toBe('confirm')
  store.change(rules, 'password', 'a')
  expect(kind(store, 'confirmPassword')).toBeUndefined()
})

it('keeps an error of the server until the value changes or is sent again', () => {
  const store = createFormStore({ username: 'rahim', password: 'a', confirmPassword: 'a' })
  store.setErrors({ username: { kind: 'said', words: 'taken' } })
  store.blur(rules, 'username')
  expect(kind(store, 'username')).toBe('said')
  store.change(rules, 'username', 'rahim7')
  expect(kind(store, 'username')).toBeUndefined()
  store.setErrors({ username: { kind: 'said', words: 'taken' } })
  expect(store.validate(rules)).toBe(true)
})

it('keeps it where the server emptied the field, too', () => {
  const store = createFormStore({ username: 'rahim' })
  store.reset({ username: '' })
  store.setErrors({ username: { kind: 'said', words: 'taken' } })
  store.blur(rules, 'username')
  expect(kind(store, 'username')).toBe('said')
  store.change(rules, 'username', '')
  expect(kind(store, 'username')).toBe('required')
})

it('puts a value in without judging it', () => {
  const store = createFormStore({ username: '7' })
  store.blur(rules, 'username')
  store.reset({ username: '' })
  expect(store.get('username')).toEqual({ value: '', error: undefined, touched: false })
})

it('notifies subscribers of a field, and no others', () => {
  const store = createFormStore({ username: 'rahim' })
  const [own, other] = [vi.fn(), vi.fn()]
  const stop = store.subscribe('username', own)
  store.subscribe('password', other)
  const before = store.get('username')
  store.change(rules, 'username', 'rahim7')
  expect(own).toHaveBeenCalled()
  expect(other).not.toHaveBeenCalled()
  expect(store.get('username')).not.toBe(before)
  stop()
  own.mockClear()
  store.change(rules, 'username', 'rahim')
  expect(own).not.toHaveBeenCalled()
  expect(store.values()).toEqual({ username: 'rahim' })
})
