import '@mantine/core/styles.css'
import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Image,
  MantineProvider,
  Modal,
  Text,
  TextInput,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import { useEffect } from 'react'
import type { Kit } from '../kit.ts'

function Scheme({ onScheme }: { onScheme: (change: (dark: boolean) => void) => void }) {
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => onScheme((dark) => setColorScheme(dark ? 'dark' : 'light')), [onScheme, setColorScheme])
  return null
}

export const kit: Kit = {
  Root: ({ children, onScheme }) => (
    <MantineProvider defaultColorScheme="light">
      <Scheme onScheme={onScheme} />
      {children}
    </MantineProvider>
  ),
  Button: ({ children }) => <Button>{children}</Button>,
  Card: ({ game: { name, vendor, image, hot, favourite } }) => (
    <Card padding={0} radius="md" component="article">
      <UnstyledButton component="a" href="#play">
        <Image src={image} alt="" loading="lazy" />
        <Text fw={500} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {vendor}
        </Text>
        {hot && (
          <Badge pos="absolute" top={10} left={10}>
            Hot
          </Badge>
        )}
      </UnstyledButton>
      <ActionIcon
        variant="filled"
        radius="xl"
        pos="absolute"
        top={6}
        right={6}
        aria-label={`Keep ${name}`}
        aria-pressed={favourite}
      >
        ♥
      </ActionIcon>
    </Card>
  ),
  Field: ({ label, help, value, onChange }) => (
    <TextInput
      label={label}
      description={help}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  Dialog: ({ open, onClose }) => (
    <Modal opened={open} onClose={onClose} title="Well?" transitionProps={{ duration: 0 }}>
      <p>A line of text.</p>
      <Button onClick={onClose}>Close</Button>
    </Modal>
  ),
}
