import { expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Figure } from './Figure.tsx'

it('reads as one number', () => {
  const { container, rerender } = render(<Figure sign="৳" whole="12,000" tail=".50" />)
  expect(container).toHaveTextContent('৳12,000.50')
  rerender(<Figure whole="18" unit="%" />)
  expect(container).toHaveTextContent('18%')
})
