import { describe as group, expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { describe } from './Field.model.ts'
import { Field } from './index.ts'

describeContract(<Field label="Amount">{(control) => <input {...control} />}</Field>, { component: 'field' })

group('one message at a time', () => {
  it.each([
    [{ hint: 'h' }, 'hint', 'h', 'x-message'],
    [{ hint: 'h', valid: 'v' }, 'valid', 'v', 'x-message'],
    [{ hint: 'h', valid: 'v', error: 'e' }, 'error', 'e', 'x-message'],
    [{ error: '' }, undefined, undefined, undefined],
    [{}, undefined, undefined, undefined],
  ])('%j', (given, kind, message, describedBy) => {
    const result = describe({ id: 'x', ...given })
    expect([result.kind, result.message, result.control['aria-describedby']]).toEqual([kind, message, describedBy])
    expect(result.control['aria-invalid']).toBe(kind === 'error' ? true : undefined)
  })
  it('keeps other descriptions beside its own', () => {
    expect(describe({ id: 'x', hint: 'h', describedBy: 'list' }).control['aria-describedby']).toBe('x-message list')
    expect(describe({ id: 'x', describedBy: 'list' }).control['aria-describedby']).toBe('list')
  })
})

it('ties label and message to whatever control it holds', () => {
  render(
    <Field label="Bank" error="Choose a bank" required>
      {(control) => (
        <select {...control}>
          <option>A</option>
        </select>
      )}
    </Field>,
  )
  const control = screen.getByRole('combobox', { name: 'Bank' })
  expect(control).toBeInvalid()
  expect(control).toBeRequired()
  expect(control).toHaveAccessibleDescription('Choose a bank')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a bank')
})

it('shows "Optional", but not on a required field', () => {
  const { rerender } = render(
    <Field label="Code" optional>
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(screen.getByText('Optional')).toBeVisible()
  rerender(
    <Field label="Code" optional required>
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(screen.queryByText('Optional')).toBeNull()
})
