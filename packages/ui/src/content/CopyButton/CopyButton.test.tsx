import { afterEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { otherWindow } from '../../test/otherWindow.ts'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { CopyButton } from './index.ts'

describeContract(<CopyButton value="0171234567" />, { component: 'copy-button' })
afterEach(() => vi.restoreAllMocks())

it('copies the exact text, announces it politely, and can copy again', async () => {
  const user = userEvent.setup()
  const onCopied = vi.fn()
  render(<CopyButton value=" 0171-234 567 " onCopied={onCopied} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(' 0171-234 567 ')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(onCopied.mock.calls).toEqual([['copied']])
  await screen.findByRole('button', { name: 'Copy' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says of another text neither that it was copied nor that it could not be', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<CopyButton value="DP-1" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  rerender(<CopyButton value="DP-2" />)
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  rerender(<CopyButton value="DP-3" />)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps its name as an icon and announces the result beside it', async () => {
  const user = userEvent.setup()
  render(<CopyButton value="1" label="Copy: Account" variant="icon" />)
  const button = screen.getByRole('button', { name: 'Copy: Account' })
  await user.click(button)
  expect(button).toHaveAccessibleName('Copy: Account')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

it('shows what to do where copying is not allowed, until it works', async () => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  const onCopied = vi.fn()
  render(<CopyButton value="1" onCopied={onCopied} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('select the text')
  expect(onCopied.mock.calls).toEqual([['failed']])
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('fails in words where there is no clipboard at all', async () => {
  const user = userEvent.setup()
  render(<CopyButton value="1" />)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

it('copies by the window that the button is in', async () => {
  const { view, page, end } = otherWindow()
  const write = vi.spyOn(view.navigator.clipboard, 'writeText').mockResolvedValue()
  const { getByRole, unmount } = render(<CopyButton value="1" />, { container: page.body })
  fireEvent.click(getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(getByRole('status').textContent).toBe('Copied'))
  expect(write).toHaveBeenCalledExactlyOnceWith('1')
  unmount()
  end()
})
