import type { Level } from '../../foundation/level/level.ts'

export type HeadingSize = 'sm' | 'md' | 'lg' | 'xl'

/** The size that suits a level: the title of a page, of a panel, of a part. */
export const sizeOf = (level: Level): HeadingSize => (level === 1 ? 'xl' : level === 2 ? 'md' : 'sm')
