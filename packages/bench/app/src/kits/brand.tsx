import '@brand/ui/brands/veranda.css'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { GameCard } from '@brand/ui/game-card'
import strings from '@brand/ui/locales/en.json'
import { TextField } from '@brand/ui/text-field'
import { BrandProvider, setScheme } from '@brand/ui/theme'
import { useEffect } from 'react'
import type { Kit } from '../kit.ts'

const nothing = () => {}

export const kit: Kit = {
  Root({ children, onScheme }) {
    useEffect(() => onScheme((dark) => setScheme(dark ? 'dark' : 'light')), [onScheme])
    return (
      <BrandProvider lang="en" strings={strings}>
        {children}
      </BrandProvider>
    )
  },
  Button: ({ children }) => <Button variant="primary">{children}</Button>,
  Card: ({ game: { name, vendor, image, hot, favourite } }) => (
    <GameCard
      nodeId={1}
      name={name}
      vendor={vendor}
      image={image}
      tag={hot ? 'hot' : undefined}
      href="#play"
      favourite={favourite}
      onFavouriteChange={nothing}
    />
  ),
  Field: ({ label, help, value, onChange }) => (
    <TextField label={label} hint={help} value={value} onValueChange={onChange} />
  ),
  Dialog: ({ open, onClose }) => (
    <Dialog open={open} onOpenChange={onClose} title="Well?" actions={<Button onClick={onClose}>Close</Button>}>
      A line of text.
    </Dialog>
  ),
}
