import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { Button, buttonAttributes } from './index.ts'

describeContract(<Button>Deposit</Button>, { component: 'button', nodes: 1 })

it('does not submit a form by default', () => {
  render(<Button>Deposit</Button>)
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('type', 'button')
})

it('answers to mouse and keyboard', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Deposit</Button>)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('while busy keeps its focus, announces busyLabel and does not respond', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} busy={busy} busyLabel="Sending">
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  screen.getByRole('button', { name: 'Send' }).focus()
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Sending' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps its name while busy without other words', () => {
  render(<Button busy>Send</Button>)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('data-state', 'busy')
})

it('gives its style to a link', () => {
  render(
    <a href="/rng" {...buttonAttributes({ variant: 'primary', full: true, className: 'mine' })}>
      Play
    </a>,
  )
  const link = screen.getByRole('link', { name: 'Play' })
  expect(link).toHaveClass('mine')
  expect(link).toHaveAttribute('data-variant', 'primary')
})
