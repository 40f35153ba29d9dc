import { connect, type AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { silentConnections } from './silent-connections.ts'

test('connections without a request in work are cut, those that wait for an answer are not', async () => {
  const answers: (() => void)[] = []
  const server = createServer((_request, response) => answers.push(() => response.end('done')))
  const cut = silentConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const opened = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    let got = ''
    socket.on('data', (part: Buffer) => (got += part.toString())).on('error', () => {})
    const ended = new Promise((resolve) => socket.on('close', resolve))
    await once(socket, 'connect')
    socket.write(bytes)
    return { ended, got: () => got }
  }
  const arrived = once(server, 'request')
  const waiting = await opened('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await arrived
  const accepted = once(server, 'connection')
  const half = await opened('GET / HTTP/1.1\r\nHost: loc')
  await accepted
  cut()
  await half.ended
  answers[0]?.()
  await waiting.ended
  expect([half.got(), waiting.got()]).toEqual(['', expect.stringContaining('done')])
  server.close()
})
