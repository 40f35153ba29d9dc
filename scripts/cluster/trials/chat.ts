import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { memberCalls } from '@brand/sdk/member'
import { answered } from '../../../packages/gateway/src/testing/fuzz/movers.ts'
import { fromOwnAddress } from '../../../packages/gateway/src/testing/fuzz/players.ts'

const roomId = 'en'
const password = 'Padma2026'

/** A member who writes numbered messages, each until it is acknowledged, and reads them all again. */
export async function chatter(siteUrl: string) {
  const sdk = createBrandClient({
    baseUrl: siteUrl,
    session: createSessionStore(memoryStorage()),
    fetch: fromOwnAddress(),
  })
  const { chatRooms } = memberCalls(sdk)
  const username = `chatter${Date.now() % 1e6}`
  await answered(() => sdk.member.register({ username, password, confirmPassword: password, agreed: true }))
  const { rulesVersion } = await answered(() => chatRooms.permission({ roomId }))
  await answered(() => chatRooms.accept({ version: rulesVersion }))
  const { lastSeq: before } = await answered(() => chatRooms.messages({ roomId, pageSize: 1 }))
  const written: string[] = []

  return {
    written,
    async write(): Promise<void> {
      const clientId = randomUUID()
      const text = `message ${written.length + 1} of ${username}`
      await answered(() => chatRooms.send({ roomId, clientId, text }))
      written.push(text)
      await delay(250)
    },
    /** What of it is not in the room exactly once and in its order. */
    async lost(): Promise<string[]> {
      const found: string[] = []
      for (let after = before; ;) {
        const page = await answered(() => chatRooms.messages({ roomId, after, pageSize: 100 }))
        for (const one of page.list) {
          const text = JSON.stringify(one)
          const number = /message (\d+) of (\w+)/.exec(text)
          if (number?.[2] === username) found.push(number[0])
        }
        if (!page.more || page.lastSeq === after) break
        after = page.lastSeq
      }
      return found.join('\n') === written.join('\n') ? [] : [`${written.length} written, ${found.length} found`]
    },
    close: () => sdk.close(),
  }
}
