import '@brand/ui/brands/haat.css'
import '@brand/ui/brands/veranda.css'
import '@brand/ui/fonts/veranda.css'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import bn from '@brand/ui/locales/bn.json'
import en from '@brand/ui/locales/en.json'
import { Select } from '@brand/ui/select'
import { BrandProvider, setBrand, setScheme } from '@brand/ui/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce

function Page() {
  const [lang, setLang] = useState('en')
  const [open, setOpen] = useState(false)
  const [city, setCity] = useState('dhaka')
  return (
    <BrandProvider lang={lang} strings={lang === 'en' ? en : bn} nonce={nonce}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Button onClick={() => setBrand('haat')}>Haat</Button>
      <Button onClick={() => setScheme('light')}>Light</Button>
      <Button onClick={() => setLang('bn')}>Bengali</Button>
      <Dialog open={open} onOpenChange={() => setOpen(false)} title="Where from?">
        <Select
          label="City"
          value={city}
          onValueChange={setCity}
          options={[
            { value: 'dhaka', label: 'Dhaka' },
            { value: 'sylhet', label: 'Sylhet' },
          ]}
        />
      </Dialog>
    </BrandProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
