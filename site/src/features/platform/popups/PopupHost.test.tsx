import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Link, MemoryRouter } from 'react-router-dom'
import kitWords from '@brand/ui/locales/en.json' with { type: 'json' }
import { openPopup, dismiss, enqueue, type PopupProps } from '../../../app/overlays/popups.ts'
import { createI18n } from '../../../app/i18n/i18n.ts'
import { toasts } from '../../../app/overlays/Toaster.tsx'
import { PopupHost } from './PopupHost.tsx'

const named =
  (name: string) =>
  ({ at, onClose }: PopupProps) => (
    <div role="dialog" aria-label={[name, at].filter(Boolean).join(' ')}>
      <button onClick={onClose}>×</button>
    </div>
  )
const views = {
  announcements: named('announcements'),
  help: named('help'),
  service: named('service'),
  feedback: named('feedback'),
  language: named('language'),
  chat: named('chat'),
  member: named('member'),
  agent: named('agent'),
}
const news = { id: 'news', urgency: 'news' as const, view: named('news') }
const offer = { id: 'offer', urgency: 'answer' as const, view: named('offer') }

const closed = vi.fn<(id: string) => void>()
let i18n: Awaited<ReturnType<typeof createI18n>>
beforeAll(async () => void (i18n = await createI18n('en', ['site', 'err', 'ui-later'])))
const page = (busy: { dialog?: boolean; game?: boolean } = {}) => (
  <I18nextProvider i18n={i18n}>
    <BrandProvider lang="en" strings={kitWords as unknown as UiStrings}>
      <MemoryRouter>
        <Link to="/elsewhere">→</Link>
        <input aria-label="field" />
        <PopupHost views={views} dialog={busy.dialog ?? false} game={busy.game ?? false} onClosed={closed} />
      </MemoryRouter>
    </BrandProvider>
  </I18nextProvider>
)
const open = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))
const shows = (...names: string[]) => waitFor(() => expect(open()).toEqual(names))
const staysShut = async () => {
  await new Promise((done) => setTimeout(done, 20))
  expect(open()).toEqual([])
}

beforeEach(() => closed.mockClear())
afterEach(() => {
  cleanup()
  for (const id of ['news', 'offer', 'help', 'service', 'feedback', 'announcements']) dismiss(id)
})

it('shows one at a time, the most urgent first, and reports what was shown and what was closed', async () => {
  const shown = vi.fn<() => void>()
  enqueue({ ...news, onShown: shown })
  enqueue(offer)
  openPopup('help', 'term')
  render(page())
  await shows('help term')
  expect(shown).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(closed).toHaveBeenLastCalledWith('help')
  await shows('offer')
  await userEvent.click(screen.getByRole('button'))
  await shows('news')
  expect(shown).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button'))
  await staysShut()
})

it('waits for a dialog, a field and a game; goes when the person goes', async () => {
  const { rerender } = render(page({ dialog: true }))
  enqueue(news)
  await staysShut()
  screen.getByLabelText('field').focus()
  rerender(page())
  await staysShut()
  screen.getByLabelText('field').blur()
  await shows('news')
  // A dialog of the site goes first; the popup it displaced opens again.
  rerender(page({ dialog: true }))
  await staysShut()
  rerender(page({ game: true }))
  await staysShut()
  rerender(page())
  await shows('news')
  await userEvent.click(screen.getByText('→'))
  await staysShut()
  expect(closed).not.toHaveBeenCalled()
})

it('shows one beside a part of the page that changes in every frame', async () => {
  const part = document.body.appendChild(document.createElement('div'))
  let frame = requestAnimationFrame(function change(at) {
    part.replaceChildren(String(at))
    frame = requestAnimationFrame(change)
  })
  render(page())
  enqueue(news)
  await shows('news')
  cancelAnimationFrame(frame)
  part.remove()
})

it('takes back what was withdrawn, waiting or open', async () => {
  render(page())
  const back = enqueue(news)
  await shows('news')
  back()
  await staysShut()
})

it('reports that one did not load, and continues with the next', async () => {
  const show = vi.spyOn(toasts, 'show')
  // React logs the error.
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
  enqueue({
    id: 'broken',
    urgency: 'answer',
    view: () => {
      throw new Error('gone')
    },
  })
  enqueue(news)
  render(page())
  await shows('news')
  await waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' })))
  vi.restoreAllMocks()
})
