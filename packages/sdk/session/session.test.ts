import { afterEach, describe, expect, test, vi } from 'vitest'
import { login } from '../test/server.ts'
import { createSessionStore, type SessionStore } from './store.ts'
import { memoryStorage, webStorage } from './storage.ts'
import { broadcastTabs } from './tabs.ts'

const open: SessionStore[] = []
afterEach(() => open.splice(0).forEach((store) => store.close()))

/** Stores of one browser: a channel of their own per test. */
function browser() {
  const name = `tabs-${crypto.randomUUID()}`
  return () => {
    const store = createSessionStore(memoryStorage(), broadcastTabs(name))
    open.push(store)
    return store
  }
}

class FakeWebStorage {
  items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

describe('the store', () => {
  test('answers the same snapshot until something changes', () => {
    const store = createSessionStore()
    expect(store.get()).toBe(store.get())
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.set(login())
    const signedIn = store.get()
    expect(signedIn).toEqual({ epoch: 1, session: login() })
    store.renew(login('token-two-0002'))
    expect(store.get()).toMatchObject({ epoch: 1, session: { token: 'token-two-0002' } })
    expect(store.get()).not.toBe(signedIn)
    store.end('logout')
    store.end('logout')
    expect(store.get()).toEqual({ epoch: 2, session: null })
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
    store.set(login())
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('a listener that was added twice listens until it is removed twice', () => {
    const store = createSessionStore()
    const [changed, ended] = [vi.fn(), vi.fn()]
    const [first] = [store.subscribe(changed), store.subscribe(changed)]
    const [firstEnd] = [store.onEnd(ended), store.onEnd(ended)]
    first()
    firstEnd()
    store.set(login())
    store.end('logout')
    expect(changed).toHaveBeenCalledTimes(2)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('renewing a session that has ended restores no session', () => {
    const store = createSessionStore()
    store.renew(login())
    expect(store.get()).toEqual({ epoch: 0, session: null })
  })
})

describe('web storage', () => {
  test('survives a reload in exactly one key, and is removed at the end', () => {
    const web = new FakeWebStorage()
    createSessionStore(webStorage(web)).set(login())
    expect([...web.items.values()].filter((text) => text.includes('token-one-0001')).length).toBe(1)
    expect(web.items.size).toBe(1)
    const reloaded = createSessionStore(webStorage(web))
    expect(reloaded.get()).toEqual({ epoch: 0, session: login() })
    reloaded.end('logout')
    expect(web.items.size).toBe(0)
  })

  const good = { version: 1, session: login() }
  const bad: [string, string][] = [
    ['no JSON', '{"version":1'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...good, version: 2 })],
    ['no session', JSON.stringify({ version: 1 })],
    ['a token that would split a header', JSON.stringify({ version: 1, session: login('abc\r\nX-Evil: 1') })],
    ['a token of another kind', JSON.stringify({ version: 1, session: { ...login(), token: { toString: 1 } } })],
    ['flags of another kind', JSON.stringify({ version: 1, session: { ...login(), passwordExpired: 'no' } })],
    ['no end', JSON.stringify({ version: 1, session: { ...login(), expiresAt: 'soon' } })],
  ]
  test.each(bad)('drops what is not ours: %s', (_name, text) => {
    const web = new FakeWebStorage()
    web.setItem('brand.session', text)
    expect(webStorage(web).read()).toBeNull()
    expect(web.items.size).toBe(0)
  })

  test('a device whose clock is days ahead does not end a session', () => {
    const web = new FakeWebStorage()
    const session = { ...login(), expiresAt: '2020-01-01T00:00:00Z' }
    web.setItem('brand.session', JSON.stringify({ ...good, session }))
    expect(webStorage(web).read()).toEqual(session)
  })

  test('a browser that refuses storage still signs in', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const store = createSessionStore(webStorage({ getItem: closed, setItem: closed, removeItem: closed }))
    store.set(login())
    expect(store.get().session?.token).toBe('token-one-0001')
  })
})

describe('tabs', () => {
  const until = (done: () => void) => vi.waitFor(done, { interval: 5 })

  test('a login in place of a session switches the tabs of that session, and no others', async () => {
    const tab = browser()
    const [a, b] = [tab(), tab()]
    a.set(login('token-of-a-trial'))
    await until(() => expect(b.get().session?.token).toBe('token-of-a-trial'))
    const c = tab()
    c.set(login('token-of-another'))
    const { epoch } = b.get()
    const log: string[] = []
    b.onEnd((reason) => log.push(reason))
    a.set(login('token-of-a-member'))
    await until(() => expect(b.get()).toMatchObject({ epoch: epoch + 1, session: { token: 'token-of-a-member' } }))
    expect([c.get().session?.token, log]).toEqual(['token-of-another', []])
  })

  test('visitors follow a login; logging out in one logs out all', async () => {
    const tab = browser()
    const [a, b, c] = [tab(), tab(), tab()]
    const log: string[] = []
    b.onEnd((reason) => log.push(`b ${reason}`))
    c.set(login('token-of-another'))
    a.set(login())
    await until(() => expect(b.get().session).not.toBeNull())
    a.end('logout')
    await until(() => expect([b.get().session, c.get().session]).toEqual([null, null]))
    expect(log).toEqual(['b logout'])
    expect(a.get().epoch).toBe(2)
  })

  test('a live session is never replaced from outside', async () => {
    const tab = browser()
    const a = tab()
    a.set(login('token-of-another'))
    const b = tab()
    b.set(login())
    const late = tab()
    a.set(login('token-of-a-third'))
    await until(() => expect(late.get().session?.token).toBe('token-of-a-third'))
    expect(b.get().session?.token).toBe('token-one-0001')
  })

  test('a newer token, or the end of one, reaches the tabs that hold it', async () => {
    const tab = browser()
    const [a, b, third] = [tab(), tab(), tab()]
    third.set(login('token-of-another'))
    await until(() => expect(b.get().session?.token).toBe('token-of-another'))
    b.end('expired')
    await until(() => expect(third.get().session).toBeNull())
    a.set(login())
    await until(() =>
      expect([b, third].map((store) => store.get().session?.token)).toEqual(['token-one-0001', 'token-one-0001']),
    )
    const { epoch } = b.get()
    const other = tab()
    other.set(login('token-of-another'))
    a.renew(login('token-two-0002'))
    await until(() => expect(b.get()).toEqual({ epoch, session: login('token-two-0002') }))
    a.end('expired')
    await until(() => expect(b.get().session).toBeNull())
    expect(other.get().session?.token).toBe('token-of-another')
  })

  test('one listener’s mistake is reported, and keeps the end from no one', async () => {
    const tab = browser()
    const [a, b] = [tab(), tab()]
    a.set(login())
    await until(() => expect(b.get().session).not.toBeNull())
    const reported: unknown[] = []
    const collect = (error: unknown) => void reported.push(error)
    const others = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection')
    process.on('unhandledRejection', collect)
    const told = vi.fn()
    a.subscribe(() => {
      throw new Error('mine')
    })
    a.onEnd(() => {
      throw new Error('mine too')
    })
    a.onEnd(told)
    a.end('logout')
    await until(() => expect(b.get().session).toBeNull())
    process.off('unhandledRejection', collect)
    for (const other of others) process.on('unhandledRejection', other)
    expect(told).toHaveBeenCalledExactlyOnceWith('logout')
    expect(reported.map(String)).toEqual(['Error: mine', 'Error: mine too'])
  })

  test('a store that is closed still changes, and tells no tab', () => {
    const store = browser()()
    store.close()
    store.set(login())
    store.renew(login('token-two-0002'))
    store.end('expired')
    expect(store.get()).toEqual({ epoch: 2, session: null })
  })

  test('messages of another version of the site are ignored', async () => {
    const name = `tabs-${crypto.randomUUID()}`
    const store = createSessionStore(memoryStorage(), broadcastTabs(name))
    open.push(store)
    const channel = new BroadcastChannel(name)
    for (const odd of [
      null,
      'ended',
      { type: 'ended' },
      { type: 'started', session: { token: 'x' } },
      { type: 'renewed', session: login() },
    ])
      channel.postMessage(odd)
    channel.postMessage({ type: 'started', session: login('token-that-is-fine') })
    await until(() => expect(store.get().session?.token).toBe('token-that-is-fine'))
    expect(store.get().epoch).toBe(1)
    channel.close()
  })

  test.each([
    ['has no channel', undefined],
    [
      'refuses a channel',
      class {
        constructor() {
          throw new DOMException('storage is blocked', 'SecurityError')
        }
      },
    ],
  ])('a tab keeps its session to itself where the browser %s', (_what, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const store = createSessionStore(memoryStorage(), broadcastTabs())
    vi.unstubAllGlobals()
    store.set(login())
    expect(store.get().session).toEqual(login())
  })
})
