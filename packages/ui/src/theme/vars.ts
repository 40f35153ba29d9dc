/**
 * The brand's variables and the measures of every brand, alone. Style files (`*.css.ts`) take them from here: they are
 * run at build time, and the theme entry would bring the provider and the base styles into that run, whose rules then
 * belong to no file.
 */
export { bar } from '../layout/bar.css.ts'
export { vars } from './contract.css.ts'
export { display, figures } from './mixins.ts'
export {
  beyond,
  breakpoint,
  elevation,
  half,
  lowWindow,
  px,
  space,
  type,
  upTo,
  type Breakpoint,
  type Elevation,
  type Space,
  type TypeSize,
} from './tokens.ts'
