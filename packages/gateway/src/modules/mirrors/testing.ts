import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '../../app/operate/testing.ts'
import { mirrorKeys } from './keys.ts'

/** A key of its own, for tests of commands. */
export const scratchKeys = () => mirrorKeys(join(mkdtempSync(join(tmpdir(), 'brand-mirrors-')), 'mirror-key.json'))

/** How each command is tried. */
export const mirrorScenes: Record<string, Scene> = {
  'mirrors key': { input: () => ({}) },
  'mirrors set': {
    input: () => ({ lines: [{ name: { en: 'Harbour', bn: 'বন্দর' }, host: 'play.example', region: 'Dhaka' }] }),
  },
  'mirrors sign': { input: () => ({ days: 3 }) },
  'mirrors show': { input: () => ({}) },
  'mirrors speeds': { input: () => ({ hours: 24 }) },
}
