// One process of a clone at a time: for what writes folders that all of them read. Built-ins only, as it is taken
// before anything is installed.
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Waits until no other process of the clone holds the lock, and takes it. One whose holder was killed is taken over.
 *
 * @param {string} root Folder of the clone
 * @param {(holder: number) => void} [waits] Is told once if another process is waited for
 * @returns {() => void} Gives the lock back
 */
export function lockClone(root, waits = () => {}) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `clone-${name}.lock`)
  // Linked when it is whole: nobody reads a lock without a holder.
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    for (let told = false; ;) {
      try {
        linkSync(own, file)
        return () => holderOf(file) === process.pid && rmSync(file, { force: true })
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      }
      const holder = holderOf(file)
      // Of several who find it dead, one takes it away.
      if (holder && !isAlive(holder)) takeAway(file, holder)
      else {
        if (holder && !told) waits(holder)
        told ||= holder > 0
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * @param {string} file
 * @param {number} dead
 */
function takeAway(file, dead) {
  const aside = `${file}.${process.pid}.dead`
  try {
    renameSync(file, aside)
    // Another was quicker, and the lock is its own by now.
    if (holderOf(aside) !== dead) linkSync(aside, file)
  } catch {
    // Another was quicker.
  }
  rmSync(aside, { force: true })
}
