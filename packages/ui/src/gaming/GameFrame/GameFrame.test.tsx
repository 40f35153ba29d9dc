import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen } from '../../test/render.tsx'
import { GameFrame, type GameFrameProps } from './index.ts'

const src = 'https://vendor.example/play/JL/padma-gold?token=t&nonce=n-1'
const game = (props: Partial<GameFrameProps> = {}) => <GameFrame name="Padma Gold" src={src} {...props} />
const frame = () => screen.getByTitle<HTMLIFrameElement>('Game: Padma Gold')
const state = () => document.querySelector('[data-component="game-frame"]')?.getAttribute('data-state')

// Frames of the test DOM load an empty page instead of using the network, which would log an error each time.
interface TestDom {
  settings: {
    enableIframePageLoading: boolean
    disableIframePageLoading: boolean
    fetch: { interceptor: object | null }
  }
}
const { settings } = (window as unknown as { happyDOM: TestDom }).happyDOM
const before = { ...settings, fetch: { ...settings.fetch } }
beforeEach(() => {
  Object.assign(settings, { enableIframePageLoading: true, disableIframePageLoading: false })
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new Response('') }
})
afterEach(() => {
  Object.assign(settings, {
    enableIframePageLoading: before.enableIframePageLoading,
    disableIframePageLoading: before.disableIframePageLoading,
  })
  settings.fetch.interceptor = before.fetch.interceptor
})

/** Stub of the window inside the frame, since the test DOM loads none. */
let inside: { postMessage: ReturnType<typeof vi.fn> }
beforeEach(() => {
  inside = { postMessage: vi.fn() }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(() => inside as unknown as Window)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const speak = (message: object, how: { origin?: string; nonce?: string; source?: object } = {}) =>
  act(() => {
    const event = new MessageEvent('message', {
      data: { v: 1, nonce: how.nonce ?? 'n-1', ...message },
      origin: how.origin ?? 'https://vendor.example',
    })
    Object.defineProperty(event, 'source', { value: how.source ?? inside })
    window.dispatchEvent(event)
  })

describeContract(<GameFrame name="Padma Gold" />, { component: 'game-frame' })

it('shows the game in its sandbox, and its name until the game is there', () => {
  render(game({ about: 'Slots, by JL' }))
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  expect(frame()).toHaveAttribute('allow', 'fullscreen; autoplay')
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(state()).toBe('loading')
  expect(screen.getByText('Slots, by JL')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Opening the game')
  speak({ type: 'ready' })
  expect(state()).toBe('playing')
  expect(screen.queryByRole('status')).toBeNull()
  expect(frame()).toHaveFocus()
})

it('ignores messages of other senders', () => {
  render(game())
  speak({ type: 'ready' }, { origin: 'https://evil.example' })
  speak({ type: 'ready' }, { nonce: 'n-2' })
  speak({ type: 'ready' }, { source: {} })
  expect(state()).toBe('loading')
})

it('sends the game the scheme, a pause while it is covered, and a resume', () => {
  const { rerender } = render(game({ scheme: 'light' }))
  expect(inside.postMessage).not.toHaveBeenCalled()
  speak({ type: 'ready' })
  const last = () => inside.postMessage.mock.lastCall
  expect(last()).toEqual([{ v: 1, nonce: 'n-1', type: 'theme', scheme: 'light' }, 'https://vendor.example'])
  rerender(game({ scheme: 'dark' }))
  expect(last()?.[0]).toMatchObject({ type: 'theme', scheme: 'dark' })
  rerender(game({ scheme: 'dark', paused: true }))
  expect(last()?.[0]).toMatchObject({ type: 'pause' })
  rerender(game({ scheme: 'dark' }))
  expect(last()?.[0]).toMatchObject({ type: 'resume' })
})

it('notifies the game that the wallet changed, never by how much; also during a round', () => {
  const sentMessages = () =>
    inside.postMessage.mock.calls
      .map(([message]) => (message as { type: string }).type)
      .filter((type) => type === 'balance').length
  const onMessage = vi.fn()
  const { rerender } = render(game({ onMessage }))
  speak({ type: 'ready' })
  rerender(game({ onMessage, wallet: 1 }))
  expect(sentMessages()).toBe(0)
  rerender(game({ onMessage, wallet: 2 }))
  expect(inside.postMessage.mock.lastCall).toEqual([{ v: 1, nonce: 'n-1', type: 'balance' }, 'https://vendor.example'])
  speak({ type: 'round.start', roundId: 'r' })
  rerender(game({ onMessage, wallet: 3 }))
  expect(sentMessages()).toBe(2)
  speak({ type: 'round.end', roundId: 'r' })
  expect(sentMessages()).toBe(2)
  speak({ type: 'balance.request' })
  expect(sentMessages()).toBe(3)
  expect(onMessage.mock.lastCall?.[0]).toEqual({ type: 'balance.request' })
})

it('passes on the messages of the game, and leaves on exit', () => {
  const onMessage = vi.fn()
  const onLeave = vi.fn()
  render(game({ onMessage, onLeave }))
  speak({ type: 'balance.changed', amount: '999999.00' })
  expect(onMessage.mock.calls.map(([message]) => message)).toEqual([{ type: 'balance.changed' }])
  speak({ type: 'exit' })
  expect(onLeave.mock.lastCall?.[0].reason).toBe('exit')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onLeave.mock.lastCall?.[0].reason).toBe('cancel')
})

it('is slow at 10 s and failed at 120 s; every attempt starts again', () => {
  vi.useFakeTimers()
  const onStateChange = vi.fn()
  const onRetry = vi.fn()
  const { rerender } = render(game({ src: undefined, onStateChange, onRetry }))
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  wait(9_999)
  expect(state()).toBe('loading')
  wait(1)
  expect(state()).toBe('slow')
  expect(screen.getByRole('status')).toHaveTextContent('longer than usual')
  rerender(game({ onStateChange, onRetry }))
  wait(110_000)
  expect(state()).toBe('failed')
  expect(screen.queryByTitle('Game: Padma Gold')).toBeNull()
  expect(onStateChange.mock.calls).toEqual([
    ['slow', { reason: 'slow' }],
    ['failed', { reason: 'timeout' }],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(state()).toBe('loading')
  wait(10_000)
  expect(state()).toBe('slow')
})

it('shows why a game ended, and reopens it at a new address', () => {
  const onRetry = vi.fn()
  const { rerender } = render(game({ onRetry }))
  speak({ type: 'ready' })
  speak({ type: 'error', code: 'session_expired' })
  expect(state()).toBe('ended')
  expect(screen.getByRole('alert')).toHaveTextContent('Your game session has ended')
  expect(screen.queryByTitle('Game: Padma Gold')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  rerender(game({ src: src.replace('n-1', 'n-2'), onRetry }))
  expect(state()).toBe('loading')
  speak({ type: 'error', code: 'session_expired' })
  expect(state()).toBe('loading')
  speak({ type: 'ready' }, { nonce: 'n-2' })
  expect(state()).toBe('playing')
})

it.each([
  ['game_maintenance', 'maintenance', 'This game is not open'],
  ['vendor_maintenance', 'maintenance', 'JL is paused'],
  ['region_restricted', 'refused', 'This game is not offered where you are'],
  ['made_up', 'failed', 'The game has stopped'],
])('%s shows %s', (refused, expected, title) => {
  const onLeave = vi.fn()
  render(game({ src: undefined, refused, vendor: 'JL', onLeave }))
  expect(state()).toBe(expected)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the games' }))
  expect(onLeave.mock.lastCall?.[0].reason).toBe('button')
})

it('offers a better action where there is one', () => {
  render(
    game({
      src: undefined,
      refused: 'real_account_required',
      endAction: (code) => <button>Open an account ({code})</button>,
    }),
  )
  expect(screen.getByRole('button', { name: 'Open an account (real_account_required)' })).toBeVisible()
})

it.each([`${location.origin}/play?nonce=n`, 'javascript:alert(1)//?nonce=n', 'https://vendor.example/no-nonce'])(
  'does not frame %s',
  (unsafe) => {
    render(game({ src: unsafe }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Invalid URL, please contact customer service' })).toBeVisible()
  },
)
