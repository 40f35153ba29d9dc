// Finds the browser for the tests: an installed Chromium or Chrome, otherwise Playwright's download, otherwise Debian's
// package if run as root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell renders the same pages with two thirds of the work: it has no windows, profile or extensions.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** A browser that is already installed. */
export function installedBrowser(): string | undefined {
  if (process.env['BROWSER_PATH']) return process.env['BROWSER_PATH']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...(places[process.platform] ?? []), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

function run(command: string, args: string[], timeoutMs: number): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'ignore',
      timeout: timeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Path of a browser that runs; installs one if possible, or throws an error of one line with instructions. */
export function findBrowser(): string {
  const found = installedBrowser()
  if (found) return found
  console.log('No Chromium or Chrome here: fetching one for the tests…')
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 300_000)
  if (!installedBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'], 180_000)
    const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name], 600_000)
    if (!install('chromium-headless-shell')) install('chromium')
  }
  const got = installedBrowser()
  if (got) return got
  throw new Error(
    'No browser for the tests: install Chromium or Chrome (Debian: apt-get install chromium), or set BROWSER_PATH.',
  )
}

/** Flags every test browser starts with: no sandbox where root cannot have one, no telemetry. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
