import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections that were opened and never sent a byte, as browsers keep in reserve. Node counts them neither as idle nor
 * as working, so a server that stops would wait for them. Returns how to cut them.
 */
export function silentConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}
