import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../components/Dialog/index.ts'
import { Tabs } from '../../components/Tabs/index.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { RuleForm, type FieldRule, type RuleControl, type RuleFormProps, type RuleHands } from './index.ts'

const rules: FieldRule[] = [
  {
    field: 'password',
    required: true,
    patternId: 'letters_and_digits',
    minLength: 8,
    maxLength: 20,
    type: 'password',
    order: 2,
  },
  { field: 'username', required: true, patternId: 'letter_first', minLength: 6, maxLength: 16, order: 1 },
  { field: 'confirmPassword', required: true, type: 'password', order: 3 },
  { field: 'referralCode', patternId: 'alphanumeric', minLength: 4, maxLength: 32, order: 4 },
  { field: 'agree', required: true, type: 'checkbox', order: 5 },
]
const labels = {
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  referralCode: 'Invitation code',
  agree: 'I agree',
}
const form = (props: Partial<RuleFormProps> = {}) => (
  <RuleForm rules={rules} labels={labels} submitLabel="Join" onSubmit={() => {}} {...props} />
)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Join' }))
const good = { username: 'rahim77', password: 'Padma2026', confirmPassword: 'Padma2026', agree: 'on' }

describeContract(form(), { component: 'rule-form' })

it('has the fields of the rules, in their order', () => {
  render(form({ note: true }))
  const names = [...document.querySelectorAll('input')].map((input) => input.name)
  expect(names).toEqual(['username', 'password', 'confirmPassword', 'referralCode', 'agree'])
  expect(screen.getByLabelText(/^Username/)).toBeRequired()
  expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(
    'Start with a letter, then letters and digits, 6 - 16 characters',
  )
  expect(screen.getByText('Optional')).toBeVisible()
  expect(screen.getByText('Items marked with * are required')).toBeVisible()
})

it('sends nothing invalid, shows every error, and puts focus on the first', async () => {
  const onSubmit = vi.fn()
  render(form({ onSubmit, fields: { agree: { missing: 'Agree to the terms' } } }))
  await userEvent.type(screen.getByLabelText(/^Confirm/), 'x')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getAllByText('Input cannot be empty')).toHaveLength(2)
  expect(screen.getByText('Incorrect confirmation input')).toBeVisible()
  expect(screen.getByText('Agree to the terms')).toBeVisible()
  expect(screen.getByLabelText(/^Username/)).toHaveFocus()
})

it('judges as it is typed once a field was left', async () => {
  vi.useFakeTimers()
  try {
    render(form())
    const input = screen.getByLabelText(/^Username/)
    fireEvent.change(input, { target: { value: '7rahim' } })
    expect(input).toBeValid()
    fireEvent.blur(input)
    expect(input, 'the click that left it lands first').toBeValid()
    act(() => {
      vi.advanceTimersByTime(300)
    })
    expect(input).toBeInvalid()
    fireEvent.change(input, { target: { value: 'rahim77' } })
    expect(input).toBeValid()
  } finally {
    vi.useRealTimers()
  }
})

it('submits valid values, trimmed, once, and is busy until the answer', async () => {
  let answer = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((done) => (answer = done)))
  render(form({ onSubmit, busyLabel: 'Joining', defaultValues: { ...good, username: ' rahim77 ' } }))
  await send()
  expect(onSubmit).toHaveBeenCalledWith(
    { ...good, referralCode: '' },
    { reason: 'submit', event: expect.objectContaining({ type: 'submit' }) },
  )
  expect(screen.getByRole('button', { name: 'Joining' })).toHaveAttribute('aria-busy', 'true')
  fireEvent.submit(screen.getByLabelText(/^Username/).closest('form') as HTMLFormElement)
  expect(onSubmit).toHaveBeenCalledOnce()
  answer()
  expect(await screen.findByRole('button', { name: 'Join' })).not.toHaveAttribute('aria-busy')
})

it('reads a code without what was copied with it, in letters of any width', async () => {
  render(form({ defaultValues: good }))
  const input = screen.getByLabelText(/^Invitation/)
  await userEvent.click(input)
  await userEvent.paste(' 「ＶＲ２０４１８」 ')
  expect(input).toHaveValue('VR20418')
})

describe('what the server refuses', () => {
  it('is shown at its field, with focus, until the field changes', async () => {
    render(
      form({
        defaultValues: good,
        onSubmit: async () => ({ fields: { referralCode: { kind: 'said', words: 'No such code' } } }),
      }),
    )
    await send()
    const input = screen.getByLabelText(/^Invitation/)
    expect(await screen.findByText('No such code')).toBeVisible()
    expect(input).toHaveFocus()
    expect(input).toBeInvalid()
    await userEvent.type(input, 'VR20')
    expect(screen.queryByText('No such code')).toBeNull()
  })

  it('is shown above the form where it concerns no visible field', async () => {
    const onSubmit = vi
      .fn()
      .mockResolvedValueOnce({ message: 'Too many accounts' })
      .mockResolvedValueOnce({ fields: { hidden: { kind: 'required' } } })
    render(form({ defaultValues: good, onSubmit }))
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many accounts')
    await send()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This was not accepted.'))
  })
})

it('renders a control of the caller’s as one of its own', async () => {
  const onSubmit = vi.fn()
  const rules: FieldRule[] = [{ field: 'captcha', required: true, order: 9 }]
  const own = ({ name, value, onValueChange, error }: RuleControl) => (
    <div>
      <input
        aria-label={name}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {error}
    </div>
  )
  render(form({ rules, labels: {}, onSubmit, fields: { captcha: { render: own } } }))
  await send()
  const input = screen.getByLabelText('captcha')
  expect(input).toHaveFocus()
  expect(screen.getByText('Please enter the captcha')).toBeVisible()
  await userEvent.type(input, 'ABC')
  await send()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ captcha: 'ABC' })
})

it('lets a control read another field, and show a server error before sending', async () => {
  const rules: FieldRule[] = [
    { field: 'mobileNum', required: true, patternId: 'digits', minLength: 4 },
    { field: 'code', order: 2 },
  ]
  const asked: (string | undefined)[] = []
  const sender = (_: RuleControl, { need, show }: RuleHands) => (
    <button
      type="button"
      onClick={() => {
        const number = need('mobileNum')
        asked.push(number)
        if (number) show({ fields: { mobileNum: { kind: 'said', words: 'No such number' } } })
      }}
    >
      Send
    </button>
  )
  render(form({ rules, labels: { mobileNum: 'Number' }, fields: { code: { render: sender } } }))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await press()
  expect(screen.getByLabelText(/^Number/)).toHaveFocus()
  expect(screen.getByText('Please enter a valid mobile number')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/^Number/), '1712')
  await press()
  expect(screen.getByText('No such number')).toBeVisible()
  expect(asked).toEqual([undefined, '1712'])
})

it('takes the digits of every script in a number', async () => {
  const onSubmit = vi.fn()
  render(
    form({
      rules: [{ field: 'mobileNum', patternId: 'digits', type: 'tel' }],
      labels: { mobileNum: 'Number' },
      onSubmit,
    }),
  )
  await userEvent.type(screen.getByLabelText('Number'), '০১৭১২')
  await send()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ mobileNum: '01712' })
})

it.each([
  ['tel', '\u202A+880 1715\u2011835200\u202C', '+880 1715-835200'],
  ['tel', 'tel:＋৮৮০১৭১৫৮৩৫২০০', '+8801715835200'],
  ['email', '\uFEFFrahim@example.org\u200B', 'rahim@example.org'],
  ['text', 'ra\u00ADhim\u2060', 'rahim'],
] as const)('what is pasted into a %s field is read as a person sees it', async (type, text, seen) => {
  const onSubmit = vi.fn()
  render(form({ rules: [{ field: 'contact', type }], labels: { contact: 'Contact' }, onSubmit }))
  screen.getByLabelText(/^Contact/).focus()
  await userEvent.paste(text)
  expect(screen.getByLabelText(/^Contact/)).toHaveValue(seen)
  await send()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ contact: seen })
})

it.each(['constructor', 'toString', '__proto__'])('takes a field that the server calls %s', async (field) => {
  const onSubmit = vi.fn()
  render(form({ rules: [{ field, required: true }], onSubmit }))
  const box = screen.getByLabelText(new RegExp(field))
  expect(box).toHaveValue('')
  expect(box).toHaveAttribute('autocomplete', 'off')
  await send()
  expect(box).toHaveAccessibleDescription('Input cannot be empty')
  await userEvent.type(box, 'x')
  await send()
  expect(Object.entries(onSubmit.mock.calls[0]?.[0] as object)).toEqual([[field, 'x']])
})

it('reports its values after each change, without secrets', async () => {
  const onValuesChange = vi.fn()
  render(form({ onValuesChange }))
  await userEvent.type(screen.getByLabelText(/^Username/), 'ra')
  await userEvent.type(screen.getByLabelText(/^Password\*?$/), 'Padma2026')
  expect(onValuesChange).toHaveBeenLastCalledWith({ username: 'ra', referralCode: '', agree: '' }, { reason: 'input' })
})

it('keeps what was typed when new rules come', async () => {
  const { rerender } = render(form())
  await userEvent.type(screen.getByLabelText(/^Username/), 'rahim77')
  rerender(form({ rules: rules.filter(({ field }) => field !== 'referralCode') }))
  expect(screen.getByLabelText(/^Username/)).toHaveValue('rahim77')
  expect(screen.queryByLabelText(/^Invitation/)).toBeNull()
})

it('does not freeze under a pattern that would', async () => {
  render(
    form({ rules: [{ field: 'x', acceptedPattern: '^(a+)+$', patternId: 'from_the_future' }], labels: { x: 'Evil' } }),
  )
  const since = performance.now()
  fireEvent.change(screen.getByLabelText('Evil'), { target: { value: `${'a'.repeat(200)}!` } })
  await send()
  expect(screen.getByLabelText('Evil')).toBeInvalid()
  expect(performance.now() - since).toBeLessThan(10_000)
})

it('takes focus from its dialog, which still returns it on closing', async () => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog open={open} title="Join" onOpenChange={() => setOpen(false)}>
          <a href="#other">Another way</a>
          {form({ focusFirst: true })}
        </Dialog>
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it('leaves focus in a field that somebody is already in', async () => {
  render(form({ focusFirst: true }))
  const code = screen.getByLabelText(/^Invitation/)
  act(() => code.focus())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(code).toHaveFocus()
})

it('leaves focus at a tab that the keyboard has chosen', async () => {
  const ways = ['Phone', 'Name'].map((way) => ({ value: way, label: way, panel: form({ focusFirst: true }) }))
  render(<Tabs label="Ways" items={ways} />)
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
  act(() => screen.getByRole('tab', { name: 'Phone' }).focus())
  await userEvent.keyboard('{ArrowRight}')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('tab', { name: 'Name', selected: true })).toHaveFocus()
})

it('has a field where the rule that is on has it', () => {
  const twice: FieldRule[] = [
    { field: 'referralCode', enabled: false, order: 1 },
    { field: 'username', order: 2 },
    { field: 'referralCode', order: 3 },
  ]
  render(form({ rules: twice }))
  expect([...document.querySelectorAll('input')].map((input) => input.name)).toEqual(['username', 'referralCode'])
})

describe('a list', () => {
  const listed: FieldRule[] = [
    { field: 'username', required: true, order: 1 },
    {
      field: 'accounts',
      type: 'list',
      order: 2,
      minItems: 1,
      maxItems: 3,
      items: [{ field: 'bank', required: true }, { field: 'number' }],
    },
  ]
  const names = { username: 'Username', accounts: 'Account', bank: 'Bank', 'accounts.number': 'Number' }
  const list = (props: Partial<RuleFormProps> = {}) => form({ rules: listed, labels: names, ...props })
  const button = (name: string) => screen.getByRole('button', { name })
  const banks = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Bank/ })
  const rows = { username: 'rahim77', 'accounts.0.bank': 'A', 'accounts.1.bank': 'B', 'accounts.1.number': '2' }

  it('begins with as many rows as there have to be, and adds up to as many as there may be', async () => {
    render(list())
    expect(screen.getByRole('group', { name: 'Account 1' })).toBeVisible()
    expect(button('Remove Account 1')).toBeDisabled()
    await userEvent.click(button('Add: Account'))
    await waitFor(() => expect(banks()[1]).toHaveFocus())
    expect(screen.getByRole('status')).toHaveTextContent('Account 2')
    await userEvent.click(button('Add: Account'))
    await userEvent.click(button('Add: Account'))
    expect(banks()).toHaveLength(3)
  })

  it('sends rows by their place, after they were moved and removed', async () => {
    const onSubmit = vi.fn()
    render(list({ defaultValues: rows, onSubmit }))
    await userEvent.click(button('Move Account 2 forward'))
    expect(banks().map(({ value }) => value)).toEqual(['B', 'A'])
    await waitFor(() => expect(button('Move Account 1 back')).toHaveFocus())
    await send()
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      username: 'rahim77',
      'accounts.0.bank': 'B',
      'accounts.0.number': '2',
      'accounts.1.bank': 'A',
      'accounts.1.number': '',
    })
    await userEvent.click(button('Remove Account 1'))
    expect(banks()[0]).toHaveFocus()
    await send()
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      username: 'rahim77',
      'accounts.0.bank': 'A',
      'accounts.0.number': '',
    })
  })

  it('shows faults of a row and of the list, also those of the server', async () => {
    const answer = {
      fields: { 'accounts.1.number': { kind: 'said', words: 'Unknown' }, accounts: { kind: 'required' } },
    }
    render(list({ defaultValues: rows, onSubmit: () => answer as never }))
    await userEvent.click(button('Move Account 2 forward'))
    await userEvent.clear(banks()[0] as HTMLElement)
    await send()
    expect(banks()[0]).toHaveAccessibleDescription('Input cannot be empty')
    await userEvent.type(banks()[0] as HTMLElement, 'C')
    await send()
    const [, second] = screen.getAllByRole('textbox', { name: /^Number/ })
    await waitFor(() => expect(second).toHaveAccessibleDescription('Unknown'))
    expect(second).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Account' })).toHaveAccessibleDescription('Input cannot be empty')
    await userEvent.click(button('Add: Account'))
    expect(screen.getByRole('group', { name: 'Account' })).not.toHaveAccessibleDescription()
  })

  it('reports its values while it is typed in, and comes back with its form', async () => {
    const onValuesChange = vi.fn()
    render(list({ defaultValues: rows, onValuesChange }))
    await userEvent.click(button('Remove Account 1'))
    await userEvent.type(banks()[0] as HTMLElement, '!')
    expect(onValuesChange.mock.lastCall?.[0]).toMatchObject({ 'accounts.0.bank': 'B!' })
    fireEvent.reset(document.forms[0] as HTMLFormElement)
    expect(banks().map(({ value }) => value)).toEqual(['A', 'B'])
  })
})
