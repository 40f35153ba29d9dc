import { createElement, StrictMode, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Captcha } from '../../components/Captcha/Captcha.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Combobox } from '../../components/Combobox/Combobox.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { DateRange } from '../../components/DateRange/DateRange.tsx'
import { FileUpload } from '../../components/FileUpload/FileUpload.tsx'
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx'
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { OtpField } from '../../components/OtpField/OtpField.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../components/Radio/RadioGroup.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Slider } from '../../components/Slider/Slider.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { RuleForm } from '../../forms/RuleForm/RuleForm.tsx'
import { act, fireEvent, InBrand, render, screen, userEvent, waitFor } from '../../test/render.tsx'

const options = ['Padma', 'Meghna', 'Jamuna'].map((label) => ({ value: label.toLowerCase(), label }))
const root = () => document.querySelector<HTMLElement>('form [data-component]') as HTMLElement
const control = () =>
  (root().querySelector('[data-part="input"]') ?? root().querySelector('[data-part="box"]')) as HTMLInputElement
const type = (text: string) => async () => {
  await userEvent.clear(control())
  await userEvent.type(control(), text)
  await userEvent.tab()
}
const press = (name: string) => () => userEvent.click(screen.getByLabelText(name))
const pick = async (name: string) => {
  control().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'))
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
}
const png = (name: string) =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })

interface Control {
  name: string
  /** Any control of the kit: their properties differ. */
  of: ComponentType<never>
  props?: Record<string, unknown>
  /** What it holds at first; a property of another name is `at`. */
  first: unknown
  at?: string
  /** What the caller gives to hold the value, where that is not `value`. */
  held?: string
  /** What its form sends of that, and after `change`. */
  sent: string[]
  change: () => Promise<unknown>
  after: string[]
  /** Never empty. */
  full?: boolean
  /** The browser fills in what is sent, or which button is chosen, as one comes back to the page. */
  restored?: boolean
}

const controls: Control[] = [
  { name: 'TextField', of: TextField, first: 'rahim', sent: ['rahim'], change: type('karim'), after: ['karim'] },
  { name: 'TextArea', of: TextArea, first: 'rahim', sent: ['rahim'], change: type('kar'), after: ['kar'] },
  {
    name: 'PasswordField',
    of: PasswordField,
    first: 'one',
    sent: ['one'],
    change: type('two'),
    after: ['two'],
    props: { rules: [{ id: 'short', label: 'Short', met: (text: string) => text.length > 2 }] },
  },
  { name: 'OtpField', of: OtpField, first: '482019', sent: ['482019'], change: type('123456'), after: ['123456'] },
  {
    name: 'Captcha',
    of: Captcha,
    props: { src: 'a.png' },
    first: 'ab',
    sent: ['ab'],
    change: type('cd'),
    after: ['cd'],
  },
  {
    name: 'NumberField',
    restored: true,
    of: NumberField,
    first: '1500',
    sent: ['1500'],
    change: type('20'),
    after: ['20'],
  },
  {
    name: 'MoneyField',
    restored: true,
    of: MoneyField,
    first: '1500',
    sent: ['1500.00'],
    change: type('20'),
    after: ['20.00'],
  },
  {
    name: 'Slider',
    of: Slider,
    first: '40',
    sent: ['40'],
    change: async () => fireEvent.change(control(), { target: { value: '70' } }),
    after: ['70'],
    full: true,
  },
  {
    name: 'DatePicker',
    restored: true,
    of: DatePicker,
    first: '2026-11-01',
    sent: ['2026-11-01'],
    change: type('5/1/1990'),
    after: ['1990-01-05'],
  },
  {
    name: 'DateRange',
    of: DateRange,
    first: { from: '2026-11-01', to: '2026-11-02' },
    sent: ['2026-11-01/2026-11-02'],
    change: async () => {
      await userEvent.click(control())
      await userEvent.click(await screen.findByText('Today'))
    },
    after: ['2026-11-20/2026-11-20'],
  },
  {
    name: 'Combobox',
    restored: true,
    of: Combobox,
    props: { options },
    first: 'padma',
    sent: ['padma'],
    change: async () => {
      await userEvent.clear(control())
      await userEvent.type(control(), 'jam{Enter}')
    },
    after: ['jamuna'],
  },
  {
    name: 'MultiSelect',
    of: MultiSelect,
    props: { options },
    first: ['padma'],
    sent: ['padma'],
    change: async () => {
      await userEvent.click(control())
      await userEvent.click(screen.getByRole('option', { name: 'Jamuna' }))
      await userEvent.keyboard('{Escape}')
    },
    after: ['padma', 'jamuna'],
  },
  {
    name: 'Select',
    restored: true,
    of: Select,
    props: { options },
    first: 'padma',
    sent: ['padma'],
    change: () => pick('Jamuna'),
    after: ['jamuna'],
  },
  {
    name: 'Checkbox',
    of: Checkbox,
    first: true,
    at: 'defaultChecked',
    held: 'checked',
    sent: ['on'],
    change: press('F'),
    after: [],
  },
  {
    name: 'Switch',
    of: Switch,
    first: true,
    at: 'defaultChecked',
    held: 'checked',
    sent: ['on'],
    change: press('F'),
    after: [],
  },
  {
    name: 'RadioGroup',
    restored: true,
    of: RadioGroup,
    props: { options },
    first: 'padma',
    sent: ['padma'],
    change: press('Jamuna'),
    after: ['jamuna'],
  },
  {
    name: 'SegmentedControl',
    restored: true,
    of: SegmentedControl,
    props: { options },
    first: 'meghna',
    sent: ['meghna'],
    change: press('Jamuna'),
    after: ['jamuna'],
    full: true,
  },
]

// The grid is loaded lazily: preloaded here, so that tests need not wait for it.
beforeAll(() => import('../../components/DatePicker/Calendar.tsx'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const form = () => document.querySelector('form') as HTMLFormElement
const sentNow = () => new FormData(form()).getAll('f')
/** All that is seen: words, texts of inputs, what is ticked. */
const seen = () => [
  ...[...root().querySelectorAll('*:not(output)')].flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node.nodeType === 3 ? node.textContent : [])),
  ),
  ...[...root().querySelectorAll<HTMLInputElement>('input:not([hidden], [aria-hidden]), textarea')].map(
    ({ type: kind, value, checked }) => (/checkbox|radio/.test(kind) ? checked : value),
  ),
]
const reset = () => act(() => form().reset())

describe.each(controls)(
  '$name in a form',
  ({ name, of, props, first, at = 'defaultValue', held = 'value', ...rest }) => {
    const { sent, change, after, full, restored } = rest
    const made = (more: Record<string, unknown>) => (
      <form>
        {createElement(of as ComponentType<Record<string, unknown>>, { label: 'F', name: 'f', ...props, ...more })}
      </form>
    )
    it('sends its value, changed or not, and is the first one again after a reset', async () => {
      render(made({ [at]: first }))
      const before = seen()
      expect(sentNow()).toEqual(sent)
      await change()
      expect(sentNow()).toEqual(after)
      expect(seen()).not.toEqual(before)
      reset()
      expect(sentNow()).toEqual(sent)
      expect(seen()).toEqual(before)
      await change()
      expect(sentNow()).toEqual(after)
    })

    it('stays what its caller says, whatever is reset, and reports no change', () => {
      const report = vi.fn()
      render(made({ [held]: first, [held === 'checked' ? 'onCheckedChange' : 'onValueChange']: report }))
      const before = seen()
      reset()
      expect(sentNow()).toEqual(sent)
      expect(seen()).toEqual(before)
      expect(report).not.toHaveBeenCalled()
    })

    it('stays what its caller holds, whatever is chosen', async () => {
      const report = vi.fn()
      const handler = held === 'checked' ? 'onCheckedChange' : 'onValueChange'
      render(<StrictMode>{made({ [held]: first, [handler]: report })}</StrictMode>)
      const before = seen()
      await change()
      expect(report).toHaveBeenCalled()
      expect(sentNow()).toEqual(sent)
      expect(seen()).toEqual(before)
    })

    it('keeps what was chosen where the reset is refused', async () => {
      render(made({ [at]: first }))
      await change()
      form().addEventListener('reset', (event) => event.preventDefault())
      act(() => void form().dispatchEvent(new Event('reset', { bubbles: true, cancelable: true })))
      expect(sentNow()).toEqual(after)
    })

    // Of these two the test environment knows it not; they are native.
    if (!/TextArea|RadioGroup/.test(name))
      it('sends nothing while it is disabled', () => {
        render(made({ [at]: first, disabled: true }))
        expect(sentNow()).toEqual([])
      })

    if (!full)
      it('is missed where it is required: says so itself, and is content with a value', async () => {
        render(made({ required: true }))
        expect(screen.queryByText('This is required')).toBeNull()
        act(() => expect(form().checkValidity()).toBe(false))
        expect(screen.getByRole('alert')).toHaveTextContent('This is required')
        const missing = [...form().elements].find((one) => one.matches('[required]')) as HTMLElement
        missing.focus()
        expect(root()).toContainElement(document.activeElement as HTMLElement)
        expect(document.activeElement).not.toHaveAttribute('aria-hidden')
        reset()
        expect(screen.queryByText('This is required')).toBeNull()
        act(() => expect(form().checkValidity()).toBe(false))
        await change()
        expect(screen.queryByText('This is required')).toBeNull()
        expect(form().checkValidity()).toBe(true)
      })

    if (restored)
      it('shows and sends what the browser filled in as one came back to the page', () => {
        const container = document.body.appendChild(document.createElement('div'))
        const html = renderToString(<InBrand>{made({ [at]: first })}</InBrand>)
        container.append(document.createRange().createContextualFragment(html))
        const [hidden, chosen] = ['input[hidden]', `[type="radio"][value="${after[0]}"]`].map((one) =>
          container.querySelector<HTMLInputElement>(one),
        )
        if (hidden) hidden.value = String(after[0])
        if (chosen) chosen.checked = true
        const { rerender } = render(made({ [at]: first }), { container, hydrate: true })
        const back = seen()
        expect(sentNow()).toEqual(after)
        reset()
        expect(sentNow()).toEqual(sent)
        expect(seen()).not.toEqual(back)
        rerender(made({ [at]: first }))
        container.remove()
      })
  },
)

it('files are sent with their form, required in it, and gone after a reset', async () => {
  render(
    <form>
      <FileUpload label="F" name="f" required />
    </form>,
  )
  const zone = () => document.querySelector('[data-part="zone"]') as Element
  const add = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })
  act(() => expect(form().checkValidity()).toBe(false))
  expect(screen.getByText('This is required')).toBeVisible()
  add(png('a.png'))
  await waitFor(() => expect(sentNow().map((one) => (one as File).name)).toEqual(['a.png']))
  expect(form().checkValidity()).toBe(true)
  add(png('b.png'))
  await waitFor(() => expect(sentNow().map((one) => (one as File).name)).toEqual(['a.png', 'b.png']))
  reset()
  expect(screen.queryByText('a.png')).toBeNull()
  expect(form().checkValidity()).toBe(false)
})

it('a form of rules has its first values again after a reset, and no errors', async () => {
  render(
    <RuleForm
      rules={[
        { field: 'username', type: 'text', required: true },
        { field: 'agree', type: 'checkbox', required: true },
      ]}
      labels={{ username: 'Name', agree: 'Agree' }}
      defaultValues={{ username: 'rahim' }}
      submitLabel="Send"
      onSubmit={() => {}}
    />,
  )
  const name = () => screen.getByLabelText(/^Name/)
  await userEvent.clear(name())
  await userEvent.click(screen.getByText('Send'))
  expect(screen.getAllByRole('alert')).not.toHaveLength(0)
  reset()
  expect(name()).toHaveValue('rahim')
  expect(screen.queryAllByRole('alert')).toHaveLength(0)
})
