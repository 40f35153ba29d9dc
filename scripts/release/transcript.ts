import { stripVTControlCharacters } from 'node:util'
import { homedir, tmpdir } from 'node:os'
import { run } from '../lib/packed.ts'
import { runToEnd } from '../lib/run.ts'

/** The output that a user at the terminal would see, both printed and recorded. */
export function createTranscript() {
  const lines: string[] = []
  const secrets = new Set<string>()
  const registry = run(tmpdir(), 'npm', ['config', 'get', 'registry']).split('\n').at(-1)?.replace(/\/$/, '') ?? ''
  /** Details of this machine, its registry and its throwaway accounts are removed. */
  const clean = (text: string) =>
    [...secrets]
      .reduce(
        (open, secret) => open.replaceAll(secret, '••••••••'),
        stripVTControlCharacters(text).replaceAll('\r', ''),
      )
      // Progress spinners.
      .replaceAll(/[◐◓◑◒][^\n◇]*/g, '')
      .replaceAll(registry, 'https://registry')
      .replaceAll(/\S*rehearsal-\w{6}\b/g, '~')
      .replaceAll(homedir(), '~')
      .replaceAll(/127\.0\.0\.1:\d+|localhost:\d+/g, 'localhost:8080')
  const say = (text = '') => {
    for (const line of clean(text).trimEnd().split('\n')) {
      lines.push(line)
      console.log(line)
    }
  }
  const chapter = (title: string) => say(`\n# ${title}`)

  /** Runs a command as typed in a shell; prints it with its output and duration. Returns the output. */
  async function type(
    folder: string,
    line: string,
    { env = {}, keep = 12 }: { env?: NodeJS.ProcessEnv; keep?: number } = {},
  ): Promise<string> {
    const since = Date.now()
    say(`\n$ ${line}`)
    const [command = '', ...args] = line.split(' ')
    const { code, output } = await runToEnd(command, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', ...env },
    })
    const shown = clean(output)
      .split('\n')
      .filter((each) => each.trim() && !/^npm (notice|warn) |^> /.test(each))
    say([...(shown.length > keep ? ['…'] : []), ...shown.slice(-keep)].join('\n'))
    if (code !== 0) throw new Error(`${line} ended with ${code}\n${output}`)
    say(`  (${((Date.now() - since) / 1000).toFixed(1)} s)`)
    return output
  }
  return { say, chapter, type, lines, hide: (secret: string) => void secrets.add(secret) }
}
export type Transcript = ReturnType<typeof createTranscript>
