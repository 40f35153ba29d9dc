import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { VendorCard } from './index.ts'

describeContract(<VendorCard vendor="JL" name="Jili" count="128 games" />, { component: 'vendor-card' })

it('is a link where the vendor has an address, and a button elsewhere', () => {
  const onSelect = vi.fn()
  const { rerender } = render(<VendorCard vendor="JL" name="Jili" count="128 games" href="/rng?vassalage=JL" current />)
  const link = screen.getByRole('link', { name: /^JL\s*Jili\s*128 games$/ })
  expect(link).toHaveAttribute('href', '/rng?vassalage=JL')
  expect(link).toHaveAttribute('aria-current', 'page')
  rerender(<VendorCard vendor="JL" onSelect={onSelect} />)
  fireEvent.click(screen.getByRole('button', { name: 'JL' }))
  expect(onSelect).toHaveBeenCalledOnce()
})

it('has its name once, whether by logo or by code', () => {
  const { rerender } = render(<VendorCard vendor="JL" name="JL" logo="/jl.svg" />)
  expect(screen.getByRole('button', { name: 'JL' })).toBeVisible()
  rerender(<VendorCard vendor="JL" name="Jili" logo="/jl.svg" />)
  expect(screen.getByRole('button', { name: 'Jili' })).toBeVisible()
})

it('puts the code where the logo fails, and tries a new logo', () => {
  const { rerender } = render(<VendorCard vendor="JL" logo="/lost.svg" />)
  fireEvent.error(screen.getByRole('img', { name: 'JL' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('JL')).toBeVisible()
  rerender(<VendorCard vendor="JL" logo="/new.svg" />)
  expect(screen.getByRole('img', { name: 'JL' })).toHaveAttribute('data-src', '/new.svg')
})

it('stands on a picture, and plainly where that fails', () => {
  const { container } = render(<VendorCard vendor="JL" picture="/wide.svg" />)
  const picture = container.querySelector('img') as Element
  expect(picture).toHaveAttribute('alt', '')
  expect(screen.getByRole('button', { name: 'JL' })).toHaveAttribute('data-pictured', 'true')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'JL' })).not.toHaveAttribute('data-pictured')
})

it.each([
  ['maintenance', '05:30', 'Back at 05:30'],
  ['maintenance', undefined, 'Under maintenance'],
  ['soon', undefined, 'Opening soon'],
] as const)('%s (%s) shows its state and does not respond', (state, backAt, words) => {
  const onSelect = vi.fn()
  render(<VendorCard vendor="JL" href="/rng" state={state} backAt={backAt} onSelect={onSelect} />)
  const button = screen.getByRole('button', { name: new RegExp(words) })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  expect(onSelect).not.toHaveBeenCalled()
  expect(screen.queryByRole('link')).toBeNull()
})
