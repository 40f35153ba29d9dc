import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse, type Refused } from '../lib/refusal.ts'
import { refusalBody } from './response/errors.ts'
import { noPage, openHeaders, safeHeaders } from './request/headers.ts'
import { isCall } from './site/address.ts'
import { pathOf } from './log.ts'

/** Headers of a refusal from outside routes and hooks. */
export function unrouted(requestId: string, path: string): Record<string, string> {
  return {
    ...safeHeaders(requestId),
    ...openHeaders(path),
    'content-security-policy': noPage,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
}

/** What Node could not read, by its code: every other one is no HTTP. */
const faults: Record<string, () => [status: string, refused: Refused]> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => [
    '408 Request Timeout',
    refuse('timeout', { message: 'the request did not arrive in time' }),
  ],
  HPE_HEADER_OVERFLOW: () => ['431 Request Header Fields Too Large', unread()],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => ['413 Content Too Large', refuse('payload_too_large')],
}
const unread = () => refuse('validation', { message: 'the request could not be read' })

/** Path of a GET in bytes that were not read to their end. */
const pathIn = (bytes: Buffer | undefined): string | undefined => {
  const [, address] = /^GET (\/\S*)/.exec(bytes?.toString('latin1') ?? '') ?? []
  return address && pathOf(address)
}

/**
 * Answers a request that never reached a route with the envelope, and closes its connection. One that a browser opened
 * in reserve and sent nothing on is closed without a word: an answer would be taken for that of its next request. Nor
 * is anything put behind an answer that has begun. A page whose address is too long has no body: browsers then show a
 * page of their own.
 */
export function answerUnreadable(error: Error, socket: Socket): void {
  const code = 'code' in error ? String(error.code) : ''
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: ServerResponse }
  if (!socket.writable || socket.bytesRead === 0 || code === 'ECONNRESET' || begun?.headersSent) {
    socket.destroy()
    return
  }
  const requestId = randomUUID()
  const [status, refused] = faults[code]?.() ?? ['400 Bad Request', unread()]
  const path = pathIn('rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined)
  const isPage = code === 'HPE_HEADER_OVERFLOW' && path !== undefined && !isCall(path)
  const body = isPage ? '' : JSON.stringify(refusalBody(refused, requestId))
  const headers = {
    ...unrouted(requestId, path ?? ''),
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
