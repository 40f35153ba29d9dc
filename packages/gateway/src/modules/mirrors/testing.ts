import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mirrorKeys } from './keys.ts'

/** A key of its own, for tests of commands. */
export const scratchKeys = () => mirrorKeys(join(mkdtempSync(join(tmpdir(), 'brand-mirrors-')), 'mirror-key.json'))
