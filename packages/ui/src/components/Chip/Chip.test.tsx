import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import bengali from '../../i18n/locales/bn.ts'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { Chip } from './index.ts'

describeContract(<Chip>PG</Chip>, { component: 'chip', nodes: 1 })

it('is a toggle where it has a state, and reports its new state', async () => {
  const onPressedChange = vi.fn()
  const { rerender } = render(
    <Chip pressed={false} onPressedChange={onPressedChange}>
      PG
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'PG', pressed: false }))
  expect(onPressedChange).toHaveBeenLastCalledWith(true, {
    reason: 'press',
    event: expect.objectContaining({ type: 'click' }),
  })
  rerender(
    <Chip pressed onPressedChange={onPressedChange}>
      PG
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'PG', pressed: true }))
  expect(onPressedChange).toHaveBeenLastCalledWith(false, expect.anything())
})

it('is a plain button without one', () => {
  render(<Chip>500</Chip>)
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed')
})

it('ignores a press whose default was prevented', async () => {
  const onPressedChange = vi.fn()
  render(
    <Chip onClick={(event) => event.preventDefault()} onPressedChange={onPressedChange}>
      PG
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPressedChange).not.toHaveBeenCalled()
})

it('counts in the digits of the language', () => {
  render(
    <BrandProvider lang="bn" strings={bengali}>
      <Chip count={1128}>PG</Chip>
    </BrandProvider>,
  )
  expect(screen.getByRole('button')).toHaveTextContent('PG১,১২৮')
})
