import { expect, it, vi } from 'vitest'
import bengali from '../../i18n/locales/bn.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { AppDownload, SideMenu } from './index.ts'

const sections = [
  {
    id: 'main',
    entries: [
      { id: 'home', label: 'Home', href: '/', icon: 'M0', iconOn: 'M1', current: true },
      { id: 'reward', label: 'Reward centre', href: '/reward', icon: 'M0', unread: 3 },
    ],
  },
]
const promotions = Array.from({ length: 9 }, (_none, n) => ({
  id: `p${n}`,
  label: `Offer ${n}`,
  href: `/promotions#${n}`,
}))

describeContract(<SideMenu sections={sections} />, { component: 'side-menu' })

it('is a named landmark that marks the current page', () => {
  render(<SideMenu sections={sections} />)
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('Home')
})

it('announces a count with what it counts, and shows it in the digits of the language', () => {
  const { unmount } = render(<SideMenu sections={sections} />)
  expect(screen.getByRole('link', { name: 'Reward centre 3 unread' })).toBeVisible()
  unmount()
  render(<SideMenu sections={sections} />, {
    wrapper: ({ children }) => (
      <BrandProvider lang="bn" strings={bengali}>
        {children}
      </BrandProvider>
    ),
  })
  expect(screen.getByText('৩')).toBeVisible()
})

it('names six promotions and leads to all', () => {
  render(<SideMenu promotions={promotions} allPromotions={{ href: '/promotions' }} />)
  const list = screen.getByRole('list', { name: 'Promotions' })
  expect(within(list).getAllByRole('link')).toHaveLength(7)
  expect(within(list).getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/promotions')
})

it('shows the app’s code with a link per store, and elsewhere by name', () => {
  render(
    <SideMenu
      app={
        <AppDownload
          code={<svg role="img" aria-label="Code" />}
          stores={[{ id: 'ios', label: 'iOS', href: '/ios', icon: 'M0' }]}
        />
      }
      social={[{ id: 't', label: 'Telegram', href: 'https://t.example', icon: 'M0' }]}
    />,
  )
  expect(screen.getByRole('img', { name: 'Code' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', '/ios')
  const social = within(screen.getByRole('list', { name: 'Social media' })).getByRole('link', { name: 'Telegram' })
  expect(social).toHaveAttribute('rel', 'noopener noreferrer')
})

it('calls the handler of an entry without an address', async () => {
  const onSelect = vi.fn()
  render(<SideMenu service={[{ id: 'lang', label: 'Language', icon: 'M0', note: 'English', onSelect }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Language English' }))
  expect(onSelect).toHaveBeenCalledOnce()
})
