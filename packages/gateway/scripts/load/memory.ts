import type { ChildProcess } from 'node:child_process'

export interface Heap {
  /** KB after garbage collection: heap and buffers, exact where resident memory is not. */
  read(): Promise<number>
  /** A process with an inspector does not end before the inspector has disconnected. */
  close(): void
}

/** Memory use of a process started with `--inspect=127.0.0.1:0`. */
export async function heapOf(child: ChildProcess): Promise<Heap> {
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /ws:\/\/\S+/.exec(output)?.[0]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(output)))
  })
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  socket.addEventListener('close', () => {})
  let ids = 0
  const send = (method: string, params: object = {}) =>
    new Promise<{ result: { value: string } }>((resolve) => {
      const id = ++ids
      const onMessage = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { id: number; result: { result: { value: string } } }
        if (answer.id !== id) return
        socket.removeEventListener('message', onMessage)
        resolve(answer.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const read = async () => {
    for (let turn = 0; turn < 3; turn++) await send('HeapProfiler.collectGarbage')
    const { result } = await send('Runtime.evaluate', {
      expression: 'JSON.stringify(process.memoryUsage())',
      returnByValue: true,
    })
    const { heapUsed, external } = JSON.parse(result.value) as { heapUsed: number; external: number }
    return (heapUsed + external) / 1024
  }
  return { read, close: () => socket.close() }
}
