import type { ChildProcess } from 'node:child_process'

export interface Heap {
  /** KB after its garbage is gone: heap and buffers, exact where resident memory is not. */
  read(): Promise<number>
  /** A process with an inspector does not end before the inspector has gone. */
  close(): void
}

/** What a process started with `--inspect=127.0.0.1:0` holds. */
export async function heapOf(child: ChildProcess): Promise<Heap> {
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /ws:\/\/\S+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(said)))
  })
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  socket.addEventListener('close', () => {})
  let ids = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<{ result: { value: string } }>((resolve) => {
      const id = ++ids
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { id: number; result: { result: { value: string } } }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(answer.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const read = async () => {
    for (let turn = 0; turn < 3; turn++) await ask('HeapProfiler.collectGarbage')
    const { result } = await ask('Runtime.evaluate', {
      expression: 'JSON.stringify(process.memoryUsage())',
      returnByValue: true,
    })
    const { heapUsed, external } = JSON.parse(result.value) as { heapUsed: number; external: number }
    return (heapUsed + external) / 1024
  }
  return { read, close: () => socket.close() }
}
