import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections on which no request is being answered: opened in reserve, as browsers do, or with a request that has only
 * half arrived. Node counts them neither as idle nor as working, so a server that stops would wait for them. Returns how
 * to cut them.
 */
export function silentConnections(server: Server): () => void {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  return () => {
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  }
}
