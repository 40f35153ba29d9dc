export { TextField, type TextFieldProps, type ValueDetails } from './TextField.tsx'
