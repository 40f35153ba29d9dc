import { useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Captcha } from '../../components/Captcha/Captcha.tsx'
import { Combobox } from '../../components/Combobox/Combobox.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx'
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { OtpField } from '../../components/OtpField/OtpField.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { RuleForm } from '../../forms/RuleForm/RuleForm.tsx'
import { LobbyFilterBar, wholeLobby } from '../../gaming/LobbyFilterBar/index.ts'
import { compose, endComposition } from '../../test/compose.ts'
import { act, fireEvent, render, screen, userEvent } from '../../test/render.tsx'

type Report = (value: string) => void
interface Case {
  name: string
  element: (report: Report) => ReactElement
  steps: string[]
  /** The text that is composed, what is reported of it, and what the field shows then. */
  text: string
  reported: string
  shown?: string
}

/** A caller that keeps the value, and renders again beside it at each press. */
function Kept({ report, of }: { report: Report; of: (value: string, set: Report) => ReactElement }) {
  const [value, setValue] = useState('')
  const [, again] = useState(0)
  return (
    <>
      {of(value, (next) => {
        report(next)
        setValue(next)
      })}
      <button type="button" onClick={() => again((n) => n + 1)}>
        again
      </button>
    </>
  )
}
const kept = (of: (value: string, set: Report) => ReactElement) => (report: Report) => <Kept report={report} of={of} />
const typed = () => document.querySelector<HTMLInputElement>('[data-part="input"]') as HTMLInputElement

const digits = { steps: ['১', '১২', '১২৩'], text: '১২৩৪৫৬', reported: '123456' }
const word = { steps: ['p', 'প', 'পদ'], text: 'পদ্মা', reported: 'পদ্মা' }

const cases: Case[] = [
  { name: 'OtpField', ...digits, element: (report) => <OtpField label="F" onValueChange={report} /> },
  {
    name: 'OtpField, kept',
    ...digits,
    element: kept((value, set) => <OtpField label="F" value={value} onValueChange={set} />),
  },
  { name: 'OtpField, all digits', ...digits, element: (report) => <OtpField label="F" onComplete={report} /> },
  {
    name: 'NumberField',
    ...digits,
    shown: '123,456',
    element: (report) => <NumberField label="F" onValueChange={report} />,
  },
  {
    name: 'MoneyField, kept',
    ...digits,
    reported: '123456.00',
    shown: '123,456',
    element: kept((value, set) => <MoneyField label="F" value={value} onValueChange={set} />),
  },
  { name: 'TextField', ...word, element: (report) => <TextField label="F" onValueChange={report} /> },
  {
    name: 'TextField, kept',
    ...word,
    element: kept((value, set) => <TextField label="F" value={value} onValueChange={set} />),
  },
  {
    name: 'TextField, rewritten',
    steps: ['a', 'ab'],
    text: 'abc',
    reported: 'abc',
    shown: 'ABC',
    element: kept((value, set) => <TextField label="F" value={value.toUpperCase()} onValueChange={set} />),
  },
  {
    name: 'TextArea, kept',
    ...word,
    element: kept((value, set) => <TextArea label="F" value={value} onValueChange={set} />),
  },
  { name: 'TextArea', ...word, element: (report) => <TextArea label="F" onValueChange={report} /> },
  { name: 'Captcha', ...word, element: kept((value, set) => <Captcha value={value} onValueChange={set} />) },
  {
    name: 'RuleForm',
    ...digits,
    shown: '123456',
    element: (report) => (
      <RuleForm
        rules={[{ field: 'mobileNum', type: 'tel' }]}
        labels={{}}
        submitLabel="Send"
        onSubmit={() => {}}
        onValuesChange={(values) => report(String(values['mobileNum']))}
      />
    ),
  },
]
describe.each(cases)('$name', ({ element, steps, text, reported, shown = reported }) => {
  it.each(['before', 'after'] as const)('is read once, with the last input %s the end', (end) => {
    const report = vi.fn<Report>()
    render(element(report))
    compose(typed(), ...steps)
    expect(typed()).toHaveValue(steps.at(-1))
    // Whoever renders it meanwhile does not put back what was there before.
    const again = screen.queryByText('again')
    if (again) fireEvent.click(again)
    expect(typed()).toHaveValue(steps.at(-1))
    expect(report).not.toHaveBeenCalled()
    endComposition(typed(), text, end)
    expect(report.mock.calls.map(([value]) => value)).toEqual([reported])
    expect(typed()).toHaveValue(shown)
  })

  it('reports nothing of a composition that was given up', () => {
    const report = vi.fn<Report>()
    render(element(report))
    compose(typed(), ...steps)
    endComposition(typed(), '', 'before')
    expect(report).not.toHaveBeenCalled()
    expect(typed()).toHaveValue('')
  })
})

const options = ['Padma', 'Meghna', 'Jamuna', 'Karnaphuli', 'Teesta', 'Surma', 'Rupsha', 'Gomti'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))
describe.each(['before', 'after'] as const)('with the last input %s the end', (end) => {
  it('a combobox filters once its words are composed, and chooses then', async () => {
    const onValueChange = vi.fn()
    render(<Combobox label="River" options={options} onValueChange={onValueChange} />)
    const input = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(input)
    compose(input, 'm', 'me')
    expect(screen.getAllByRole('option')).toHaveLength(8)
    // Of the input method: it takes the second of its suggestions.
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(onValueChange).not.toHaveBeenCalled()
    endComposition(input, 'megh', end)
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Meghna'])
    // Safari sends the Enter that ended it afterwards.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    expect(onValueChange).not.toHaveBeenCalled()
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual(['meghna'])
    expect(input).toHaveValue('Meghna')
  })

  it('a multiple choice filters once its words are composed', async () => {
    render(<MultiSelect label="Rivers" options={options} />)
    await userEvent.click(screen.getByRole('button', { name: /Rivers/ }))
    const input = screen.getByRole<HTMLInputElement>('combobox')
    compose(input, 't', 'te')
    expect(screen.getAllByRole('option')).toHaveLength(8)
    endComposition(input, 'tees', end)
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Teesta'])
  })

  it('a day is read once it is composed and left', () => {
    const onValueChange = vi.fn()
    render(<DatePicker label="Day" name="day" onValueChange={onValueChange} />)
    compose(typed(), '২০', '২০/১১')
    fireEvent.keyDown(typed(), { key: 'Enter', isComposing: true })
    endComposition(typed(), '২০/১১/২০২৬', end)
    expect(onValueChange).not.toHaveBeenCalled()
    fireEvent.blur(typed())
    expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual(['2026-11-20'])
  })
})

describe('with time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  it('a lobby is searched for words, not for the steps to them, nor at the Enter that ends them', () => {
    const onSearch = vi.fn<Report>()
    const Lobby = () => {
      const [value, setValue] = useState(wholeLobby)
      return (
        <LobbyFilterBar
          value={value}
          onValueChange={(next) => {
            onSearch(next.search)
            setValue(next)
          }}
          controls="list"
        />
      )
    }
    render(<Lobby />)
    compose(typed(), 'প')
    wait(200)
    compose(typed(), 'প', 'পদ')
    fireEvent.keyDown(typed(), { key: 'Enter', isComposing: true })
    wait(200)
    expect(onSearch).not.toHaveBeenCalled()
    endComposition(typed(), 'পদ্মা', 'after')
    wait(1000)
    expect(onSearch.mock.calls).toEqual([['পদ্মা']])
    expect(typed()).toHaveValue('পদ্মা')
  })

  it('words at rest are reported while a phone still composes them, and not again at the end', () => {
    const report = vi.fn<Report>()
    render(kept((value, set) => <TextField label="F" value={value} onValueChange={set} />)(report))
    compose(typed(), 'p', 'pa')
    wait(299)
    expect(report).not.toHaveBeenCalled()
    wait(1)
    expect(report.mock.calls).toEqual([['pa']])
    endComposition(typed(), 'pa', 'before')
    wait(1000)
    expect(report).toHaveBeenCalledOnce()
  })

  it('digits that a field rewrites are never reported at rest', () => {
    const report = vi.fn<Report>()
    render(<OtpField label="F" onValueChange={report} />)
    compose(typed(), '১', '১২')
    wait(5000)
    expect(report).not.toHaveBeenCalled()
    expect(typed()).toHaveValue('১২')
  })
})
