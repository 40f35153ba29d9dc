import '@radix-ui/themes/styles.css'
import { Badge, Button, Card, Dialog, Flex, IconButton, Inset, Text, TextField, Theme } from '@radix-ui/themes'
import { useEffect, useId, useState } from 'react'
import type { Kit } from '../kit.ts'

export const kit: Kit = {
  Root({ children, onScheme }) {
    const [dark, setDark] = useState(false)
    useEffect(() => onScheme(setDark), [onScheme])
    return <Theme appearance={dark ? 'dark' : 'light'}>{children}</Theme>
  },
  Button: ({ children }) => <Button>{children}</Button>,
  Card: ({ game: { name, vendor, image, hot, favourite } }) => (
    <Card asChild>
      <article>
        <a href="#play">
          <Inset clip="padding-box" side="top">
            <img
              src={image}
              alt=""
              loading="lazy"
              style={{ display: 'block', inlineSize: '100%', aspectRatio: '3 / 4', objectFit: 'cover' }}
            />
          </Inset>
          <Text as="div" size="2" weight="medium" truncate>
            {name}
          </Text>
          <Text as="div" size="1" color="gray">
            {vendor}
          </Text>
          {hot && <Badge style={{ position: 'absolute', insetBlockStart: 10, insetInlineStart: 10 }}>Hot</Badge>}
        </a>
        <IconButton
          radius="full"
          aria-label={`Keep ${name}`}
          aria-pressed={favourite}
          style={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 }}
        >
          ♥
        </IconButton>
      </article>
    </Card>
  ),
  Field({ label, help, value, onChange }) {
    const id = useId()
    return (
      <Flex direction="column" gap="1">
        <Text as="label" size="2" weight="medium" htmlFor={id}>
          {label}
        </Text>
        <TextField.Root
          id={id}
          size="3"
          aria-describedby={`${id}h`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Text as="p" size="1" color="gray" id={`${id}h`}>
          {help}
        </Text>
      </Flex>
    )
  },
  Dialog: ({ open, onClose }) => (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Content style={{ animation: 'none' }}>
        <Dialog.Title>Well?</Dialog.Title>
        <Dialog.Description>A line of text.</Dialog.Description>
        <Dialog.Close>
          <Button>Close</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  ),
}
