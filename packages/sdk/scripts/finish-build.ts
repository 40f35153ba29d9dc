import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractRows } from './contract-json.ts'
import { pointToJs } from './declarations.ts'

const dist = join(import.meta.dirname, '../dist')
await pointToJs(join(dist, 'types'))
await writeFile(join(dist, 'contract.json'), `${JSON.stringify(contractRows(), null, 2)}\n`)
