import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../components/Button/index.ts'
import english from '../i18n/locales/en.ts'
import { BrandProvider, useBrand } from '../theme/index.ts'
import { oneCopy } from './oneCopy.ts'

afterEach(() => vi.restoreAllMocks())

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})
// A query string makes a separate module, like a second copy of the package in a bundle.
const second = () => vi.importActual<typeof import('../theme/BrandContext.ts')>('../theme/BrandContext.ts?second')

it('one copy logs nothing, however many providers it has', () => {
  const warnings = quiet()
  render(
    <BrandProvider lang="en" strings={english}>
      <BrandProvider lang="bn" strings={english}>
        <Button>Play</Button>
      </BrandProvider>
    </BrandProvider>,
  )
  expect(warnings).not.toHaveBeenCalled()
})

it('two copies on a page are reported, with the fix', async () => {
  const warnings = quiet()
  render(<BrandProvider lang="en" strings={english} />)
  oneCopy((await second()).BrandContext)
  expect(warnings.mock.calls.flat()).toEqual([
    expect.stringMatching(/two copies on one page.*npm ls @brand\/ui.*npm dedupe/),
  ])
})

it('a component that is not under the provider of its own copy reports both reasons', async () => {
  quiet()
  const Reader = () => useBrand().lang
  expect(() => render(<Reader />)).toThrow(/no BrandProvider above.*Wrap the app.*npm ls @brand\/ui/)
})
