export { Heading, type HeadingProps } from './Heading.tsx'
export type { Level } from '../../foundation/level/level.ts'
