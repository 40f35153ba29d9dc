import { render as renderInto, type RenderOptions } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import english from '../i18n/locales/en.ts'
import { BrandProvider } from '../theme/BrandProvider.tsx'

export const InBrand = ({ children }: { children: ReactNode }) => (
  <BrandProvider lang="en" strings={english}>
    {children}
  </BrandProvider>
)

/** Testing Library's render inside a BrandProvider, in English. */
export const render = (ui: ReactElement, options?: RenderOptions) => renderInto(ui, { wrapper: InBrand, ...options })

export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
