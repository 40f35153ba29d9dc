// Finds the browser for tests, or fetches it, and says which one it is: it is not pinned.
import { spawnSync } from 'node:child_process'
import { findBrowser } from '../lib/browser.ts'

const path = findBrowser()
const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
console.log(stdout.trim() || path)
