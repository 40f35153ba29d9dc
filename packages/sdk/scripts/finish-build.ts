import { join } from 'node:path'
import { pointToJs } from './declarations.ts'

await pointToJs(join(import.meta.dirname, '../dist/types'))
