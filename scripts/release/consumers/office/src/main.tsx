import './nodi.css'
import '@brand/ui/fonts/veranda.css'
import './office.css'
import strings from '@brand/ui/locales/en'
import { BrandProvider } from '@brand/ui/theme'
import { createRoot } from 'react-dom/client'
import { Orders } from './Orders.tsx'

const words = {
  contract: { endsOne: 'Accepting ends the contract of {{names}}.' },
}

createRoot(document.getElementById('root')!).render(
  <BrandProvider lang="en" strings={strings} overrides={words}>
    <Orders />
  </BrandProvider>,
)
