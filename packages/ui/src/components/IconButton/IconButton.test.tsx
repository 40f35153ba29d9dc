import { expect, it, vi } from 'vitest'
import { caretLeft, eye } from '../../icons/icons.gen.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { IconButton } from './index.ts'

describeContract(<IconButton icon={eye} label="Show" />, { component: 'icon-button', nodes: 3 })

it('is named by its label and hides its picture', () => {
  const { container } = render(<IconButton icon={eye} label="Show" />)
  expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('type', 'button')
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('is a toggle only with a pressed state', () => {
  const { rerender } = render(<IconButton icon={eye} label="Show" />)
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed')
  rerender(<IconButton icon={eye} label="Show" pressed={false} />)
  expect(screen.getByRole('button', { pressed: false })).toBeVisible()
})

it('does not answer while disabled', async () => {
  const onClick = vi.fn()
  render(<IconButton icon={caretLeft} label="Back" flip disabled onClick={onClick} />)
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})
