import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../errors/error-view.tsx'
import { lazyPart } from './lazy-part.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }))
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function show(load: () => Promise<{ default: typeof Part }>) {
  const Later = lazyPart(load, <p>Comes</p>)
  render(
    <ErrorBoundary at="" view={() => <p>The page broke</p>}>
      <input aria-label="Amount" />
      <Later name="Rina" />
    </ErrorBoundary>,
  )
}

it('is shown once its code is here', async () => {
  show(async () => ({ default: Part }))
  await screen.findByText('Part of Rina')
})

it('is shown as soon as its code is here, however short its fallback was', async () => {
  vi.useRealTimers()
  // Within `act` React holds nothing back.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const turns = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }
  const code = Promise.withResolvers<{ default: typeof Part }>()
  const Later = lazyPart(() => code.promise, 'Comes')
  const page = document.createElement('div')
  const root = createRoot(page)
  root.render(<Later name="Rina" />)
  await turns()
  expect(page.textContent).toBe('Comes')
  code.resolve({ default: Part })
  await turns()
  expect(page.textContent).toBe('Part of Rina')
  root.unmount()
  vi.unstubAllGlobals()
})

it('waits for a connection that is lost, and keeps what was typed around it', async () => {
  onlineManager.setOnline(false)
  const load = vi.fn<() => Promise<{ default: typeof Part }>>().mockImplementationOnce(lost)
  load.mockResolvedValue({ default: Part })
  show(load)
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(screen.getByLabelText('Amount'), '500')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(load).toHaveBeenCalledOnce()
  screen.getByText('Comes')
  act(() => onlineManager.setOnline(true))
  await screen.findByText('Part of Rina')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500')
})

it('breaks the page where its code is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(lost)
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await screen.findByText('The page broke')
  expect(load).toHaveBeenCalledTimes(2)
})
