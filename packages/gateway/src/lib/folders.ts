import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Step by step: Node's recursive mkdir hangs in places like /proc. */
export function makeFolder(path: string): void {
  const folder = resolve(path)
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
