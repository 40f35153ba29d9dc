import { afterEach, expect, it } from 'vitest'
import { outsideOf } from './link-routing.tsx'
import { outsideHost } from '../browser/open-outside.ts'

afterEach(() => document.body.replaceChildren())

function click(href: string, init: MouseEventInit = {}): string | null {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  document.body.append(link)
  let outside: string | null = null
  document.addEventListener(
    'click',
    (event) => {
      outside = outsideOf(event, location.origin)
      event.preventDefault()
    },
    { once: true },
  )
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }))
  return outside
}

it('confirms other sites, in any tab', () => {
  expect(click('https://news.example/cup')).toBe('https://news.example/cup')
  expect(click('https://news.example/cup', { ctrlKey: true })).toBe('https://news.example/cup')
  expect(click('//evil.example/x')).toBe('http://evil.example/x')
})

it.each(['/rng', '#top', '?page=2', 'mailto:a@b.example', 'tel:+880', 'blob:x'])('does not confirm %s', (href) =>
  expect(click(href)).toBeNull(),
)

it('returns the host of an address as the browser requests it, and none for a disguised one', () => {
  expect(outsideHost('https://news.example:8443/x')).toBe('news.example:8443')
  expect(outsideHost('https://tеlegram.example')).toBe('xn--tlegram-7gg.example')
  for (const href of [
    'https://good.example@evil.example',
    'https:\\\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])
    expect(outsideHost(href)).toBeUndefined()
})
