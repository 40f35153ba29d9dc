import {
  Button,
  Card,
  CardActionArea,
  CardContent,
  CardMedia,
  Chip,
  CssBaseline,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  ThemeProvider,
  Typography,
  createTheme,
  useColorScheme,
} from '@mui/material'
import { useEffect } from 'react'
import type { Kit } from '../kit.ts'

// The quicker of its two ways to change the scheme: CSS variables and an attribute.
const theme = createTheme({ cssVariables: { colorSchemeSelector: 'data' }, colorSchemes: { light: true, dark: true } })

function Scheme({ onScheme }: { onScheme: (change: (dark: boolean) => void) => void }) {
  const { setMode } = useColorScheme()
  useEffect(() => onScheme((dark) => setMode(dark ? 'dark' : 'light')), [onScheme, setMode])
  return null
}

export const kit: Kit = {
  Root: ({ children, onScheme }) => (
    <ThemeProvider theme={theme} defaultMode="light" disableTransitionOnChange>
      <CssBaseline />
      <Scheme onScheme={onScheme} />
      {children}
    </ThemeProvider>
  ),
  Button: ({ children }) => <Button variant="contained">{children}</Button>,
  Card: ({ game: { name, vendor, image, hot, favourite } }) => (
    <Card component="article" sx={{ position: 'relative' }}>
      <CardActionArea href="#play">
        <CardMedia component="img" image={image} alt="" loading="lazy" />
        <CardContent>
          <Typography variant="body2" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {vendor}
          </Typography>
        </CardContent>
        {hot && <Chip label="Hot" size="small" sx={{ position: 'absolute', top: 10, left: 10 }} />}
      </CardActionArea>
      <IconButton
        size="small"
        aria-label={`Keep ${name}`}
        aria-pressed={favourite}
        sx={{ position: 'absolute', top: 6, right: 6 }}
      >
        ♥
      </IconButton>
    </Card>
  ),
  Field: ({ label, help, value, onChange }) => (
    <TextField label={label} helperText={help} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
  Dialog: ({ open, onClose }) => (
    <Dialog open={open} onClose={onClose} transitionDuration={0}>
      <DialogTitle>Well?</DialogTitle>
      <DialogContent>A line of text.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  ),
}
