import '@brand/ui/brands/veranda.css'
import '@brand/ui/fonts/veranda.css'
import strings from '@brand/ui/locales/en'
import { BrandProvider } from '@brand/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Lobby } from './Lobby.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrandProvider lang="en" strings={strings}>
        <Lobby />
      </BrandProvider>
    </StrictMode>,
  )
}
