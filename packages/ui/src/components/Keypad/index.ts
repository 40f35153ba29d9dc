export { Keypad, type KeypadDetails, type KeypadProps } from './Keypad.tsx'
