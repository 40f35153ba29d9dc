import { spawn } from 'node:child_process'

/** Who a program runs as; undefined: as ourselves. */
export interface As {
  uid: number
  gid: number
}

/** Runs a program to its end; `error` is its output, null when it went well. Never throws. */
export function run(
  program: string,
  args: string[],
  as?: As,
  env: Record<string, string> = {},
): Promise<string | null> {
  return new Promise((resolve) => {
    let output = ''
    // The working directory may be closed to the other user, so use one that is open.
    const cwd = process.platform === 'win32' ? undefined : '/'
    const child = spawn(program, args, {
      ...as,
      cwd,
      env: { ...process.env, LC_ALL: 'C', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)))
    child.on('error', (error) => resolve(error.message))
    // 'exit' and not 'close': a server left running in the background may keep the pipe open.
    child.on('exit', (code, signal) => {
      child.stderr.destroy()
      resolve(code === 0 ? null : output.trim() || `${program} ended with ${signal ?? code}`)
    })
  })
}
