import { describe, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from './index.ts'

describeContract(<Checkbox label="I am 18 or older" />, { component: 'checkbox', control: 'input' })

it('is ticked by its label and by the space bar', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="I am 18 or older" onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('I am 18 or older'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(onCheckedChange.mock.calls.map(([checked]) => checked as boolean)).toEqual([true, false])
  expect(onCheckedChange).toHaveBeenLastCalledWith(false, {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
})

it('can be indeterminate', () => {
  const { rerender } = render(<Checkbox label="All vendors" indeterminate />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  rerender(<Checkbox label="All vendors" indeterminate={false} />)
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})

it('shows its error', () => {
  render(<Checkbox label="I agree to the terms" required error="Agree to the terms to open an account" />)
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' })
  expect(box).toBeInvalid()
  expect(box).toBeRequired()
  expect(box).toHaveAccessibleDescription('Agree to the terms to open an account')
})

describe('a group', () => {
  const options = [
    { value: 'sms', label: 'SMS' },
    { value: 'mail', label: 'Email' },
    { value: 'site', label: 'On the site', disabled: true },
  ]
  const group = (props: Partial<CheckboxGroupProps> = {}) => (
    <CheckboxGroup label="Tell me by" options={options} {...props} />
  )
  const box = (name: string) => screen.getByRole('checkbox', { name })
  describeContract(group(), { component: 'checkbox-group' })

  it('reports what is checked, in the order of the options', async () => {
    const onValueChange = vi.fn()
    render(group({ defaultValue: ['mail'], onValueChange, hint: 'At once' }))
    expect(screen.getByRole('group', { name: 'Tell me by' })).toHaveAccessibleDescription('At once')
    await userEvent.click(box('SMS'))
    expect(onValueChange).toHaveBeenLastCalledWith(['sms', 'mail'], { reason: 'choice', event: expect.anything() })
    await userEvent.click(box('Email'))
    expect(onValueChange).toHaveBeenLastCalledWith(['sms'], expect.anything())
  })

  it('checks all or none by one, mixed between, and leaves what is disabled', async () => {
    const onValueChange = vi.fn()
    render(group({ selectAll: true, defaultValue: ['site', 'sms'], onValueChange }))
    expect(box('All')).toBePartiallyChecked()
    await userEvent.click(box('All'))
    expect(onValueChange).toHaveBeenLastCalledWith(['sms', 'mail', 'site'], { reason: 'all', event: expect.anything() })
    expect(box('All')).toBeChecked()
    await userEvent.click(box('All'))
    expect(onValueChange).toHaveBeenLastCalledWith(['site'], expect.anything())
    expect(box('All')).not.toBeChecked()
  })

  it('is sent with its form, comes back with it, and is required as a whole', async () => {
    render(
      <form>
        <CheckboxGroup label="Tell me by" options={options} name="by" required defaultValue={['sms']} />
      </form>,
    )
    const form = document.forms[0] as HTMLFormElement
    await userEvent.click(box('Email'))
    expect(new FormData(form).getAll('by')).toEqual(['sms', 'mail'])
    fireEvent.reset(form)
    expect(new FormData(form).getAll('by')).toEqual(['sms'])
    expect(form.checkValidity()).toBe(true)
    await userEvent.click(box('SMS'))
    expect(form.checkValidity()).toBe(false)
    expect(await screen.findByText('This is required')).toBeVisible()
  })

  it('tells of checked options that were taken away', () => {
    const onValueChange = vi.fn()
    const { rerender } = render(group({ defaultValue: ['sms', 'mail'], onValueChange }))
    rerender(group({ options: options.slice(1), onValueChange }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['mail'], { reason: 'gone', event: undefined })
  })
})
