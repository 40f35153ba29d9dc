import { expect, it, vi } from 'vitest'
import { Combobox, type ComboboxOption } from '../../components/Combobox/index.ts'
import { MultiSelect } from '../../components/MultiSelect/index.ts'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { useRemoteOptions } from './useRemoteOptions.ts'

const members: ComboboxOption[] = ['nasrin_04', 'tanvir88', 'jahid_k', 'nasima'].map((label) => ({
  value: label,
  label,
}))
/** Answers two at a time. */
const answer = ({ text, from = 0 }: { text: string; from?: number | undefined }) => {
  const all = members.filter(({ label }) => label.includes(text))
  return Promise.resolve({ options: all.slice(from, from + 2), next: from + 2 < all.length ? from + 2 : undefined })
}
const load = vi.fn(answer)
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const come = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted))

function One() {
  return <Combobox label="Member" {...useRemoteOptions(load)} />
}
function Some() {
  return <MultiSelect label="Members" defaultValue={['padma']} chosenOptions={padma} {...useRemoteOptions(load)} />
}
const padma = [{ value: 'padma', label: 'padma.line' }]

it('asks as the list opens, for the next part at its end, and for what is typed', async () => {
  load.mockClear()
  render(<One />)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('combobox'))
  await come('nasrin_04', 'tanvir88')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await come('nasrin_04', 'tanvir88', 'jahid_k', 'nasima')
  expect(load.mock.calls.map(([{ text, from }]) => [text, from])).toEqual([
    ['', undefined],
    ['', 2],
  ])
  await userEvent.keyboard('nas')
  await come('nasrin_04', 'nasima')
  expect(load).toHaveBeenCalledTimes(3)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('combobox')).toHaveValue('nasrin_04')
})

it('chooses nothing of an earlier search while the answer is on its way', async () => {
  load.mockClear()
  render(<One />)
  await userEvent.click(screen.getByRole('combobox'))
  await come('nasrin_04', 'tanvir88')
  await userEvent.keyboard('nas{Enter}')
  await come('nasrin_04', 'nasima')
  expect(screen.getByRole('combobox')).toHaveValue('nas')
})

it('says that a request failed, and repeats it', async () => {
  load.mockReset().mockRejectedValueOnce(new Error('no')).mockImplementation(answer)
  render(<One />)
  await userEvent.click(screen.getByRole('combobox'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load.')
  expect(screen.queryByText('Nothing found')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await come('nasrin_04', 'tanvir88')
})

it('keeps chosen options that are not in the list', async () => {
  load.mockReset().mockImplementation(answer)
  render(<Some />)
  expect(screen.getByRole('button', { name: 'Remove padma.line' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Members: / }))
  await come('nasrin_04', 'tanvir88')
  await userEvent.click(screen.getByRole('option', { name: 'tanvir88' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'nas')
  await come('nasrin_04', 'nasima')
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
  const chips = await screen.findAllByRole('button', { name: /^Remove / })
  expect(chips.map(({ textContent }) => textContent)).toEqual(['padma.line', 'tanvir88', 'nasrin_04'])
})

it('forgets the answer to an earlier text', async () => {
  let late: (value: { options: ComboboxOption[] }) => void = () => {}
  const slow = new Promise<{ options: ComboboxOption[]; next: undefined }>(
    (done) => (late = ({ options }) => done({ options, next: undefined })),
  )
  load.mockReset().mockReturnValueOnce(slow).mockImplementation(answer)
  render(<One />)
  await userEvent.click(screen.getByRole('combobox'))
  const [{ signal }] = load.mock.calls[0] as unknown as [{ signal: AbortSignal }]
  await userEvent.keyboard('tan')
  await come('tanvir88')
  late({ options: padma })
  await come('tanvir88')
  expect(signal.aborted).toBe(true)
})
