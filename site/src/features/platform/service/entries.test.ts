import { describe, expect, it, vi } from 'vitest'
import type { MouseEvent } from 'react'
import type { Service } from '../../../app/api/services.ts'
import { floatingEntries } from './entries.ts'

const chat: Service = { kind: 'LIVECHAT', title: 'Chat', href: 'https://chat.example/1' }
const telegram = (name: string): Service => ({ kind: 'TELEGRAM', title: name, href: `https://t.me/${name}` })
const parts = {
  t: (key: string) => key,
  services: [telegram('one'), chat, telegram('two')],
  invite: false,
  download: false,
  feedback: true,
  open: () => {},
}
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id)
const press = (over: Partial<MouseEvent> = {}) =>
  ({ button: 0, preventDefault: vi.fn<() => void>(), ...over }) as unknown as MouseEvent & {
    preventDefault: ReturnType<typeof vi.fn>
  }

describe('the floating menu', () => {
  it('lists the available entries in a fixed order; several of one kind become a list', () => {
    const entries = floatingEntries(parts)
    expect(ids(entries)).toEqual(['LIVECHAT', 'TELEGRAM', 'help', 'feedback'])
    expect(entries[1]?.entries?.map(({ label, href }) => [label, href])).toEqual([
      ['one', 'https://t.me/one'],
      ['two', 'https://t.me/two'],
    ])
    expect(ids(floatingEntries({ ...parts, services: [], invite: true, download: true, feedback: false }))).toEqual([
      'invite',
      'app',
      'help',
    ])
  })

  it('opens a service in a window of 440 × 750 without a way back, and leaves presses for another tab alone', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const [live] = floatingEntries(parts)
    const plain = press()
    live?.onSelect?.(plain)
    expect(plain.preventDefault).toHaveBeenCalledOnce()
    expect(open).toHaveBeenCalledWith(chat.href, '_blank', 'noopener,noreferrer,popup,width=440,height=750')
    const forTab = press({ ctrlKey: true })
    live?.onSelect?.(forTab)
    expect(forTab.preventDefault).not.toHaveBeenCalled()
    expect(open).toHaveBeenCalledOnce()
  })
})
