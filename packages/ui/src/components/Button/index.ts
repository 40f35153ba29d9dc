export { Button, buttonLook, type ButtonLook, type ButtonProps } from './Button.tsx'
