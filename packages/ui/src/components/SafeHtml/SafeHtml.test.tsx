import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, InBrand, render, screen } from '../../test/render.tsx'
import { markup } from '../../test/vectors.ts'
import { Link } from '../Link/index.ts'
import { SafeHtml } from './index.ts'
import { settleAddresses } from './SafeHtml.purify.ts'

// What survives DOMPurify is tested in a real browser (e2e/data.spec.ts); this tests what the kit adds to it.

describeContract(<SafeHtml html="<p>Hello</p>" />, { component: 'safe-html' })

// The test DOM loses the first element in DOMPurify; browsers do not.
const notice = '<p>News</p><h2>Payouts</h2><p>Within <b>10 minutes</b>.</p>'

it('makes elements of allowed markup', () => {
  render(<SafeHtml html={notice} />)
  expect(screen.getByRole('heading', { name: 'Payouts', level: 2 })).toBeInTheDocument()
  expect(screen.getByText('10 minutes').tagName).toBe('B')
})

it('is marked as an article where it is a page of its own', () => {
  const { container, rerender } = render(<SafeHtml html="<p>Hello</p>" />)
  expect(container.firstElementChild).not.toHaveAttribute('data-variant')
  rerender(<SafeHtml html="<p>Hello</p>" variant="article" />)
  expect(container.firstElementChild).toHaveAttribute('data-variant', 'article')
})

it('shows what it is given next, and keeps its elements while nothing changed', () => {
  const { rerender } = render(<SafeHtml html={notice} hosts={['t.me']} />)
  const heading = screen.getByRole('heading')
  rerender(<SafeHtml html={notice} hosts={['t.me']} />)
  expect(screen.getByRole('heading')).toBe(heading)
  rerender(<SafeHtml html="<p>Over.</p>" />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('Over.')).toBeInTheDocument()
})

it('is text only on the server, and becomes markup in the browser', async () => {
  const page = (
    <InBrand>
      <SafeHtml html={notice} />
    </InBrand>
  )
  const root = document.createElement('div')
  document.body.append(root)
  const html = renderToString(page)
  expect(html).toContain('<p>News</p><p>Payouts</p><p>Within 10 minutes.</p>')
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  root.replaceChildren(...parsed.body.childNodes)
  const wrong = vi.fn()
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: wrong }))
  expect(root.querySelector('h2')).toHaveTextContent('Payouts')
  expect(wrong).not.toHaveBeenCalled()
  await act(async () => app.unmount())
  root.remove()
})

it.each(markup)('writes no tag of %j on the server', (attack) => {
  const html = renderToStaticMarkup(
    <InBrand>
      <SafeHtml html={attack} />
    </InBrand>,
  )
  expect(html.replace(/^<div dir="auto" data-component="safe-html" class="[^"]*">|<\/div>$|<\/?p>/g, '')).not.toContain(
    '<',
  )
})

describe('addresses inside', () => {
  const settle = (href: string, limits = {}) => {
    const tree = document.createDocumentFragment()
    const anchor = tree.appendChild(document.createElement('a'))
    anchor.setAttribute('href', href)
    anchor.textContent = 'Go'
    settleAddresses(tree, limits, 'opens in a new tab')
    return anchor
  }
  it('of this site open in this tab', () => {
    const anchor = settle('/promotions')
    expect([anchor.getAttribute('href'), anchor.target, anchor.rel]).toEqual(['/promotions', '', ''])
  })
  it('look like every link within a text', () => {
    const anchor = settle('/promotions')
    const { container } = render(<Link href="/promotions">Go</Link>)
    const same = container.querySelector('a')
    expect([anchor.className, anchor.dataset['variant']]).toEqual([same?.className, same?.dataset['variant']])
  })
  it('of other sites open in a new tab, without access to this one', () => {
    const anchor = settle('https://t.me/desk')
    expect([anchor.target, anchor.rel]).toEqual(['_blank', 'noopener noreferrer nofollow'])
    expect(anchor).toHaveTextContent(/^Go.*\(opens in a new tab\)$/)
  })
  it.each(['javascript:pwned()', '//evil.example', 'https://a@evil.example', 'data:text/html,x'])(
    'are no links where they lead to %s',
    (href) => {
      expect(settle(href).hasAttribute('href')).toBe(false)
    },
  )
  it('respect the hosts of the caller', () =>
    expect(settle('https://evil.example/x', { hosts: ['t.me'] }).hasAttribute('href')).toBe(false))
  it('of pictures: this site and hosts that were named; others leave their words', () => {
    const tree = document.createDocumentFragment()
    for (const [src, alt] of [
      ['/art/x.svg', 'ours'],
      ['https://cdn.example/x.png', 'theirs'],
      ['https://evil.example/leak.gif', 'leak'],
      ['data:image/svg+xml,x', 'data'],
    ]) {
      const image = tree.appendChild(document.createElement('img'))
      image.setAttribute('src', src ?? '')
      image.setAttribute('alt', alt ?? '')
    }
    settleAddresses(tree, { imageHosts: ['cdn.example'] }, '')
    expect([...tree.querySelectorAll('img')].map((image) => [image.alt, image.referrerPolicy])).toEqual([
      ['ours', 'no-referrer'],
      ['theirs', 'no-referrer'],
    ])
    expect(tree.textContent).toBe('leakdata')
  })
})
