import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, within } from '../../test/render.tsx'
import { Footer } from './index.ts'

describeContract(<Footer logo="Veranda" />, { component: 'footer' })

it('groups its links under names', () => {
  render(
    <Footer
      logo="Veranda"
      columns={[{ id: 'help', title: 'Help', entries: [{ id: 'terms', label: 'Terms of use', href: '/help#term' }] }]}
    />,
  )
  const help = screen.getByRole('navigation', { name: 'Help' })
  expect(within(help).getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/help#term')
})

it('names makers, elsewhere and who may play', () => {
  render(
    <Footer
      logo="Veranda"
      vendors={['PG', 'JL']}
      social={[{ id: 'y', label: 'YouTube', href: 'https://y.example', icon: 'M0' }]}
      age={{ mark: '18+', text: 'Adults only' }}
    />,
  )
  expect(
    within(screen.getByRole('list', { name: 'Game providers' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['PG', 'JL'])
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://y.example')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('18+Adults only')
})

it('is short with little content', () => {
  render(<Footer logo="Veranda" />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})
