export { Hidden, type HiddenProps } from './Hidden.tsx'
