import { Button, type ButtonProps } from '@brand/ui/button'

/** Sends a form; its whole width. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant' | 'size' | 'full'>) => (
  <Button {...props} type="submit" variant="primary" size="lg" full />
)
