import { expect, it } from 'vitest'
import { caretLeft, heart, heartFill } from '../../icons/icons.gen.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Icon } from './index.ts'

describeContract(<Icon icon={heart} />, { component: 'icon', nodes: 2 })

it('is decoration unless it has a name', () => {
  const { rerender, container } = render(<Icon icon={heart} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  rerender(<Icon icon={heart} label="Saved" size={24} />)
  const image = screen.getByRole('img', { name: 'Saved' })
  expect(image).not.toHaveAttribute('aria-hidden')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1.5rem', '1.5rem'])
})

it('marks what turns round in right-to-left text', () => {
  const { container } = render(<Icon icon={caretLeft} flip />)
  expect(container.querySelector('[data-flip]')).not.toBeNull()
})

it('leaves filled shapes as they are when a brand thickens its lines', () => {
  const { container } = render(
    <>
      <Icon icon={heart} />
      <Icon icon={heartFill} />
    </>,
  )
  expect([...container.querySelectorAll('svg')].map((svg) => svg.hasAttribute('data-solid'))).toEqual([false, true])
})
