import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { InBrand, render, screen } from '../../test/render.tsx'
import { SafeLink } from './index.ts'
import { addresses } from '../../test/vectors.ts'

describeContract(<SafeLink href="/help">Help</SafeLink>, { component: 'safe-link' })
describe('refused', () =>
  describeContract(<SafeLink href="javascript:alert(1)">Help</SafeLink>, { component: 'safe-link' }))

it('links to an allowed address; another site opens in a new tab', () => {
  render(
    <>
      <SafeLink href="/promotions">Promotions</SafeLink>
      <SafeLink href="mailto:desk@example.com">Write</SafeLink>
      <SafeLink href="https://t.me/desk">Chat</SafeLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Promotions' })).not.toHaveAttribute('target')
  expect(screen.getByRole('link', { name: 'Write' })).not.toHaveAttribute('target')
  const chat = screen.getByRole('link', { name: 'Chat (opens in a new tab)' })
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
  expect(chat).toHaveAttribute('href', 'https://t.me/desk')
})

it('renders the words of a refused address, without a link', () => {
  render(
    <SafeLink href="javascript:alert(1)" variant="action" rel="nofollow">
      Free spins
    </SafeLink>,
  )
  expect(screen.getByText('Free spins')).toHaveAttribute('data-state', 'refused')
  expect(screen.queryByRole('link')).toBeNull()
})

it('respects limits on hosts and schemes', () => {
  render(
    <>
      <SafeLink href="https://t.me/desk" hosts={['t.me']}>
        In
      </SafeLink>
      <SafeLink href="https://evil.example" hosts={['t.me']}>
        Out
      </SafeLink>
      <SafeLink href="tel:123" schemes={['https:']}>
        Call
      </SafeLink>
    </>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it.each(addresses)('puts no address %j into a page', (href) => {
  const html = renderToStaticMarkup(
    <InBrand>
      <SafeLink href={href}>x</SafeLink>
    </InBrand>,
  )
  expect(html).not.toMatch(/href|target/)
})
