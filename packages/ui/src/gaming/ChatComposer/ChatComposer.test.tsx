import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { ChatComposer, type ChatComposerProps } from './index.ts'

const composer = (props: Partial<ChatComposerProps> = {}) => (
  <ChatComposer label="Message" sendLabel="Send" value="Hello" {...props} />
)

describeContract(composer(), { component: 'chat-composer' })

it('sends by Enter and by the button, and says by which', async () => {
  const onSend = vi.fn()
  render(composer({ onSend }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '{Enter}{Shift>}{Enter}{/Shift}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend.mock.calls.map(([{ reason }]) => reason)).toEqual(['enter', 'press'])
})

it.each([
  ['during a composition', { isComposing: true }],
  ['right after it, as Safari reports it', { keyCode: 229 }],
])('sends nothing by the Enter that ends a composed word, %s', (_when, how) => {
  const onSend = vi.fn()
  render(composer({ onSend }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Enter', ...how })
  expect(onSend).not.toHaveBeenCalled()
})

it('sends nothing while it is blocked, and keeps its button in reach', async () => {
  const onSend = vi.fn()
  render(composer({ onSend, blocked: true, over: true, hint: 'At most 3', counter: '2 too many' }))
  const text = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.type(text, '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).not.toHaveBeenCalled()
  expect(text).toBeInvalid()
  expect(text).toHaveAccessibleDescription('At most 3 2 too many')
})

it('offers names to the keyboard, which chooses or closes them', async () => {
  const [onSend, onSuggestionSelect, onSuggestionsClose, outside] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const suggestions = [
    { id: 'a', label: 'nusrat' },
    { id: 'b', label: 'nabil' },
  ]
  render(
    <div role="presentation" onKeyDown={({ key }) => outside(key)}>
      {composer({ onSend, suggestions, suggestionsLabel: 'People', onSuggestionSelect, onSuggestionsClose })}
    </div>,
  )
  const text = screen.getByRole('textbox', { name: 'Message' })
  expect(screen.getByRole('listbox', { name: 'People' })).toBeVisible()
  await userEvent.type(text, '{ArrowUp}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('nabil')
  await userEvent.type(text, '{Enter}{Escape}')
  expect(onSuggestionSelect.mock.calls.map(([id, { reason }]) => [id, reason])).toEqual([['b', 'enter']])
  expect(onSuggestionsClose).toHaveBeenCalledOnce()
  expect(outside).not.toHaveBeenCalledWith('Escape')
  await userEvent.click(screen.getByRole('option', { name: 'nusrat' }))
  expect(onSuggestionSelect.mock.lastCall?.[0]).toBe('a')
  expect(onSend).not.toHaveBeenCalled()
})
