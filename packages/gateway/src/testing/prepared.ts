import { execFileSync } from 'node:child_process'

/** Data folder with a migrated and seeded database, to copy; `npm test` makes one. */
const prepared = process.env['PREPARED_DATA']

/** An empty folder becomes a copy of the prepared data folder, where there is one. @returns whether it did */
export function copyPrepared(dataDir: string): boolean {
  // By this command, as it keeps the owner: root's server runs as another user.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
  return prepared !== undefined
}
