// What other areas use of this one.
export { storeSpeeds } from './speeds.ts'
