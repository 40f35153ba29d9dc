import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, within } from '../../test/render.tsx'
import { Header } from './index.ts'

describeContract(<Header logo="Veranda" />, { component: 'header' })

it('is the banner of the page and holds mark, place, navigation and tools in this order', () => {
  render(
    <Header logo={<a href="/">Veranda</a>} title="Agent centre" tools={<button>Log in</button>}>
      <nav>Games</nav>
    </Header>,
  )
  const banner = screen.getByRole('banner')
  expect(within(banner).getByRole('link', { name: 'Veranda' })).toBeVisible()
  expect(banner).toHaveTextContent('VerandaAgent centreGamesLog in')
})

it('has no button for a menu where no shell has one', () => {
  render(<Header logo="Veranda" />)
  expect(screen.queryByRole('button')).toBeNull()
})
