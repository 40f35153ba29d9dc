import {
  Button,
  Dialog,
  Heading,
  Input,
  Label,
  Link,
  Modal,
  ModalOverlay,
  Text,
  TextField,
  ToggleButton,
} from 'react-aria-components'
import { useEffect } from 'react'
import type { Kit } from '../kit.ts'
import './hand.css'

// It has no styles of its own: the hand-written ones apply.
export const kit: Kit = {
  Root({ children, onScheme }) {
    useEffect(
      () => onScheme((dark) => void (document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light')),
      [onScheme],
    )
    return children
  },
  Button: ({ children }) => <Button className="button">{children}</Button>,
  Card: ({ game: { name, vendor, image, hot, favourite } }) => (
    <article className="card">
      <Link className="open" href="#play">
        <img className="picture" src={image} alt="" loading="lazy" />
        <span className="name">{name}</span>
        <span className="vendor">{vendor}</span>
        {hot && <span className="tag">Hot</span>}
        <span className="play" aria-hidden>
          Play
        </span>
      </Link>
      <ToggleButton className="heart" aria-label={`Keep ${name}`} isSelected={favourite} />
    </article>
  ),
  Field: ({ label, help, value, onChange }) => (
    <TextField className="field" value={value} onChange={onChange}>
      <Label className="label">{label}</Label>
      <Input className="input" />
      <Text className="help" slot="description">
        {help}
      </Text>
    </TextField>
  ),
  Dialog: ({ open, onClose }) => (
    <ModalOverlay className="scrim" isOpen={open} onOpenChange={onClose}>
      <Modal className="dialog">
        <Dialog>
          <Heading className="title" slot="title">
            Well?
          </Heading>
          <p>A line of text.</p>
          <Button className="button" onPress={onClose}>
            Close
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  ),
}
