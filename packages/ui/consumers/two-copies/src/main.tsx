// What happens when a dependency brings a copy of its own.
import '@brand/ui/brands/veranda.css'
import strings from '@brand/ui/locales/en.json'
import { BrandProvider } from '@brand/ui/theme'
import { Button } from 'another-ui/button'
import { BrandProvider as Another } from 'another-ui/theme'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrandProvider lang="en" strings={strings}>
      <Another lang="en" strings={strings}>
        <Button>Play</Button>
      </Another>
    </BrandProvider>,
  )
}
