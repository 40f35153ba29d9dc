/** The person. */
export { pictureOf } from './icon.ts'
