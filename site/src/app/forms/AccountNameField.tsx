import { TextField, type TextFieldProps } from '@brand/ui/text-field'

/** The user name of somebody, as it is written: nothing corrects or completes it. */
export const AccountNameField = (props: Omit<TextFieldProps, 'ltr'>) => (
  <TextField required autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={64} {...props} ltr />
)
