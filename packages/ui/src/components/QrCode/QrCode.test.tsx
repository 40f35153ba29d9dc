import { afterEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { QrCode } from './index.ts'

const address = 'https://example.com/app'

describeContract(<QrCode value={address} />, { component: 'qr-code' })
afterEach(() => vi.restoreAllMocks())

it('is 200 px by default, named, and shows its content as text', () => {
  render(<QrCode value={address} label="Download the app" />)
  const picture = screen.getByRole('img', { name: 'Download the app' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['200', '200'])
  expect(screen.getByText(address)).toBeInTheDocument()
})

it('keeps a quiet zone of four modules, at the given level', () => {
  const { rerender } = render(<QrCode value={address} />)
  const modules = () => Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2])
  // 23 bytes: version 2 (25 modules) at level M; version 3 (29) at level H.
  expect(modules()).toBe(25 + 8)
  rerender(<QrCode value={address} level="H" />)
  expect(modules()).toBe(29 + 8)
})

it('copies the text and confirms it for a while', async () => {
  const user = userEvent.setup()
  render(<QrCode value={address} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  await screen.findByRole('button', { name: 'Copy' })
})

it('shows what to do where copying is not allowed', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(<QrCode value={address} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('select the text')
})

it('is the picture alone with `bare`', () => {
  render(<QrCode value={address} size={72} bare />)
  expect(screen.getByRole('img', { name: 'QR code' })).toHaveAttribute('width', '72')
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the text where it is too long for a code, also when bare', () => {
  const long = 'x'.repeat(3000)
  render(<QrCode value={long} bare />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(long)).toBeInTheDocument()
  expect(screen.getByText(/Too long for a QR code/)).toBeInTheDocument()
})

it('draws another code for another value', () => {
  const drawing = () =>
    [...screen.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('d')).join()
  const { rerender } = render(<QrCode value={address} />)
  const first = drawing()
  rerender(<QrCode value="https://example.com/web" />)
  expect(drawing()).not.toBe(first)
  expect(screen.getByText('https://example.com/web')).toBeInTheDocument()
})
