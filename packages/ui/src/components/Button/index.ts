export { Button, buttonAttributes, type ButtonOwnProps, type ButtonProps } from './Button.tsx'
