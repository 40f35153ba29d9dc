import '@brand/ui/brands/veranda.css'
import '@brand/ui/fonts/veranda.css'
import strings from '@brand/ui/locales/en.json'
import { BrandProvider, htmlAttributes } from '@brand/ui/theme'
import type { ReactNode } from 'react'

export const metadata = { title: 'A page of somebody else' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...htmlAttributes({ brand: 'veranda', lang: 'en', scheme: 'dark' })}>
      <body>
        <BrandProvider lang="en" strings={strings}>
          {children}
        </BrandProvider>
      </body>
    </html>
  )
}
