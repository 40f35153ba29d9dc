import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Link } from './index.ts'

describeContract(<Link href="/help">Help</Link>, { component: 'link', nodes: 1 })

it('is a plain link in the same tab', () => {
  render(<Link href="/help">Help</Link>)
  const link = screen.getByRole('link', { name: 'Help' })
  expect(link).toHaveAttribute('href', '/help')
  expect(link).not.toHaveAttribute('target')
  expect(link).not.toHaveAttribute('rel')
})

it('announces that it opens a new tab, and gives the new page no access to this one', () => {
  render(
    <Link href="https://example.com/rules" newTab rel="nofollow">
      The rules
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'The rules (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['nofollow', 'noopener', 'noreferrer'])
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
