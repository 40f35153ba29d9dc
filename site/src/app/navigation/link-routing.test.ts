import { afterEach, expect, it } from 'vitest'
import { routeOf } from './link-routing.tsx'

afterEach(() => document.body.replaceChildren())

function click(attributes: Record<string, string>, init: MouseEventInit = {}): string | null {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  let route: string | null = null
  const listen = (event: MouseEvent) => {
    route = routeOf(event, location.origin)
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }))
  return route
}

it('keeps links of the site in the page', () => expect(click({ href: '/rng?page=2#top' })).toBe('/rng?page=2#top'))

it.each([
  [{ href: 'https://other.example/' }, {}],
  [{ href: '/rng', target: '_blank' }, {}],
  [{ href: '/rng', download: '' }, {}],
  [{ href: '/favicon.svg' }, {}],
  [{}, {}],
  [{ href: '/rng' }, { ctrlKey: true }],
  [{ href: '/rng' }, { button: 1 }],
])('leaves %j %j to the browser', (attributes, init) => expect(click(attributes, init)).toBeNull())
