// What stories do not show by themselves: a press, a pointer, an answer of a server, too little space.
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { AlertDialog } from '../components/AlertDialog/index.ts'
import { DataGrid } from '../components/DataGrid/index.ts'
import { Dialog } from '../components/Dialog/index.ts'
import { FileUpload } from '../components/FileUpload/index.ts'
import { PasswordField } from '../components/PasswordField/index.ts'
import { Sheet } from '../components/Sheet/index.ts'
import { RuleForm } from '../forms/RuleForm/index.ts'
import { CategoryNav } from '../gaming/CategoryNav/index.ts'
import { GameFrame } from '../gaming/GameFrame/index.ts'
import { act, fireEvent, userEvent, waitFor } from './render.tsx'

interface Stage {
  draw: () => Promise<void>
  /** Collects every data attribute of the current page. */
  look: () => void
}
interface Scene {
  /** Name of a story; the state sheet by default. */
  story?: string
  ui?: ReactElement
  play: (stage: Stage) => Promise<void>
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing on the page is ${selector}`)
  return element
}
const appears = (selector: string) => waitFor(() => expect(document.querySelector(selector)).not.toBeNull())

/** Presses one after the other; then `shown` is on the page. */
const press = (selectors: readonly string[], shown: string): Scene['play'] => {
  return async ({ draw, look }) => {
    await draw()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    for (const selector of selectors) await user.click(find(selector))
    await appears(shown)
    look()
  }
}

/** Everything is twice as large as its room, and all of it is seen; `calm` readers want less motion. */
const overflowing = (calm: boolean, shown: string, then?: (look: () => void) => Promise<void>): Scene['play'] => {
  return async ({ draw, look }) => {
    const sizes = { offsetWidth: 1200, clientWidth: 600, scrollWidth: 1200, clientHeight: 100, scrollHeight: 200 }
    const spies = Object.entries(sizes).map(([name, size]) =>
      vi.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(size),
    )
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          this.observe = callback
        }
        observe: () => void
        disconnect() {}
      },
    )
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe: () => void
        constructor(callback: (entries: object[]) => void) {
          this.observe = () => callback([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: calm && query.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }))
    await draw()
    await appears(shown)
    look()
    await then?.(look)
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllGlobals()
  }
}

const form = { rules: [{ field: 'name', minLength: 2, maxLength: 20 }], labels: { name: 'Name' }, submitLabel: 'Send' }
const nonce = 'n-1'
const game = `https://vendor.example/play?nonce=${nonce}`

const withVendors = (count: number) => {
  const vendors = Array.from({ length: count }, (_none, n) => ({ id: `v${n}`, label: `Vendor ${n}`, href: `#v${n}` }))
  return <CategoryNav items={[{ id: 'rng', label: 'Casino', href: '#rng', vendors }]} />
}

export const scenes: Readonly<Record<string, readonly Scene[]>> = {
  AlertDialog: [
    {
      ui: (
        <AlertDialog open title="Log out?" confirmLabel="Log out" onConfirm={() => Promise.reject(new Error('no'))} />
      ),
      play: press(['[data-part="confirm"]'], '[data-part="failure"]'),
    },
  ],
  AppShell: [{ play: press(['[data-part="menu"]'], '[data-part="drawer"]') }],
  Carousel: [{ story: 'Turning', play: press(['[data-part="pause"]'], '[data-part="play"]') }],
  CategoryNav: [
    { ui: withVendors(2), play: press(['button[aria-expanded]'], '[data-part="drop-down"][data-variant="column"]') },
    { ui: withVendors(12), play: press(['button[aria-expanded]'], '[data-part="drop-down"][data-variant="panel"]') },
    {
      ui: <CategoryNav items={['a', 'b', 'c'].map((id) => ({ id, label: id, href: `#${id}`, current: id === 'c' }))} />,
      play: async ({ draw, look }) => {
        // The first entry fills the row.
        const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
          this: HTMLElement,
        ) {
          return this.previousElementSibling ? 40 : 0
        })
        await draw()
        await appears('[data-over]')
        look()
        top.mockRestore()
      },
    },
  ],
  Chart: [
    {
      story: 'Shares',
      play: async ({ draw, look }) => {
        await draw()
        await act(async () => find('[data-part="points"]').focus())
        await appears('[data-active]')
        look()
      },
    },
    {
      story: 'Line',
      play: async ({ draw, look }) => {
        await draw()
        act(() => find('[data-part="points"]').focus())
        await appears('[data-part="tip"]')
        look()
      },
    },
  ],
  Combobox: [
    { story: 'FromAServer', play: press(['[data-part="toggle"]'], '[data-part="state"]') },
    { story: 'Required', play: press(['[data-part="toggle"]'], '[data-part="option"][data-state="checked"]') },
    {
      story: 'Required',
      play: async ({ draw, look }) => {
        await draw()
        const user = userEvent.setup({ pointerEventsCheck: 0 })
        await user.click(find('[data-part="toggle"]'))
        await user.keyboard('{ArrowDown}')
        await appears('[data-highlighted]')
        look()
      },
    },
  ],
  CopyButton: [
    { story: 'Default', play: press(['[data-component="copy-button"] button, button'], '[data-state="copied"]') },
    {
      story: 'Default',
      play: async (stage) => {
        const none = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
        await stage.draw()
        fireEvent.click(find('button'))
        await appears('[data-part="failed"]')
        stage.look()
        none.mockRestore()
      },
    },
  ],
  CountdownButton: [{ play: press(['button', 'button'], '[data-state="throttled"]') }],
  DataGrid: [
    { story: 'AgentGrid', play: press(['[data-part="columns"]'], '[data-part="reset"]') },
    { story: 'AgentGrid', play: press(['[data-part="filter"]'], '[data-part="fields"]') },
    { story: 'Filters', play: press([], '[data-part="clear-filters"]') },
    { story: 'ExportOfServer', play: press(['[data-part="export"]'], '[data-part="cancel-export"]') },
    {
      ui: (
        <DataGrid
          label="Orders"
          columns={[{ id: 'id', head: 'Order', cell: ({ id }) => id }]}
          rows={[{ id: 'DP-1' }]}
          rowKey={({ id }) => id}
          onExport={() => {}}
          // oxlint-disable-next-line require-yield -- it fails before the first row
          exportRows={async function* () {
            throw new Error('down')
          }}
        />
      ),
      play: press(['[data-part="export"]'], '[data-part="export-failed"]'),
    },
    { story: 'OneThatCanBeChosen', play: press(['[aria-disabled]'], '[data-part="barred"]') },
    {
      story: 'Editing',
      async play({ draw, look }) {
        await draw()
        const user = userEvent.setup({ pointerEventsCheck: 0 })
        await user.click(find('[data-part="edit"]'))
        await appears('[data-part="editor"]')
        await user.type(find('[data-part="editor"]'), 'longer than it may ever be{Enter}')
        await appears('[data-part="edit-error"]')
        look()
      },
    },
    { story: 'ColumnsMovedAndPinned', play: press(['[data-part="menu"]'], '[data-part="column-menu"]') },
  ],
  DatePicker: [
    { story: 'Empty', play: press(['[data-part="open"]'], '[data-today]') },
    { story: 'FewDays', play: press(['[data-part="open"]'], '[data-selected]') },
  ],
  DateRange: [{ story: 'Chosen', play: press(['[data-part="box"]'], '[data-selected]') }],
  Dialog: [
    { ui: <Dialog open title="Log in" size="sm" titleHidden />, play: press([], '[data-hidden]') },
    { ui: <Dialog open title="Log in" size="md" />, play: press([], '[data-size="md"]') },
    { ui: <Dialog open title="Log in" size="xl" />, play: press([], '[data-size="xl"]') },
  ],
  FileUpload: [
    {
      ui: <FileUpload label="Receipt" />,
      play: async ({ draw, look }) => {
        await draw()
        fireEvent.dragEnter(find('[data-part="zone"]'), { dataTransfer: { types: ['Files'], files: [] } })
        fireEvent.dragOver(find('[data-part="zone"]'), { dataTransfer: { types: ['Files'], files: [] } })
        await appears('[data-state="over"]')
        look()
      },
    },
    {
      ui: <FileUpload label="Receipt" />,
      play: async ({ draw, look }) => {
        await draw()
        const text = new File(['words'], 'notes.txt', { type: 'text/plain' })
        fireEvent.change(find('[data-part="input"]'), { target: { files: [text] } })
        await appears('[data-part="refused"]')
        look()
      },
    },
  ],
  FloatingService: [{ play: press(['[data-part="toggle"]'], '[data-state="open"]') }],
  GameFrame: [
    {
      ui: <GameFrame name="Padma Gold" src={game} />,
      play: async ({ draw, look }) => {
        const inside = { postMessage() {} }
        const spy = vi
          .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
          .mockImplementation(() => inside as unknown as Window)
        await draw()
        const ready = new MessageEvent('message', {
          data: { v: 1, nonce, type: 'ready' },
          origin: 'https://vendor.example',
        })
        Object.defineProperty(ready, 'source', { value: inside })
        act(() => void window.dispatchEvent(ready))
        await appears('[data-state="playing"]')
        look()
        spy.mockRestore()
      },
    },
    {
      ui: <GameFrame name="Padma Gold" />,
      play: async ({ draw, look }) => {
        vi.useFakeTimers()
        await draw()
        act(() => void vi.advanceTimersByTime(10_000))
        vi.useRealTimers()
        await appears('[data-state="slow"]')
        look()
      },
    },
  ],
  Marquee: [
    {
      play: overflowing(false, '[data-state="moving"]', async (look) => {
        fireEvent.click(find('[data-part="motion"]'))
        await appears('[data-state="held"]')
        look()
      }),
    },
    { play: overflowing(true, '[data-part="next"]') },
  ],
  MemberLayout: [{ play: press(['[data-part="toggle"]'], '[data-state="open"]') }],
  Menu: [
    {
      play: async ({ draw, look }) => {
        await draw()
        await userEvent.keyboard('{ArrowDown}')
        await appears('[data-highlighted]')
        look()
      },
    },
    {
      story: 'ChecksAndSubmenu',
      play: async ({ draw, look }) => {
        await draw()
        find('button').focus()
        await userEvent.keyboard('{Enter}{End}')
        await appears('[data-state="closed"]')
        look()
        await userEvent.keyboard('{Enter}')
        await appears('[data-part="submenu"]')
        look()
      },
    },
  ],
  MonthPicker: [
    { story: 'Empty', play: press(['[data-part="box"]'], '[data-today]') },
    { story: 'WithBounds', play: press(['[data-part="box"]'], '[data-selected]') },
  ],
  MultiSelect: [
    { story: 'Chosen', play: press(['[data-part="box"]'], '[data-highlighted]') },
    { story: 'Failing', play: press(['[data-part="box"]'], '[data-part="state"]') },
    { story: 'Searching', play: press(['[data-part="box"]'], '[data-part="search"]') },
  ],
  PasswordField: [
    {
      ui: <PasswordField label="Password" rules={[{ id: 'digit', label: 'One digit', met: (v) => /\d/.test(v) }]} />,
      play: async ({ draw, look }) => {
        await draw()
        await userEvent.type(find('input'), 'abc')
        await userEvent.tab()
        await appears('[data-state="missed"]')
        look()
      },
    },
  ],
  Rail: [
    {
      story: 'Games',
      play: overflowing(false, '[data-place="start"]', async (look) => {
        const list = find('[data-part="list"]')
        for (const [left, place] of [
          [300, 'middle'],
          [600, 'end'],
        ] as const) {
          list.scrollLeft = left
          fireEvent.scroll(list)
          await appears(`[data-place="${place}"]`)
          look()
        }
      }),
    },
  ],
  RuleForm: [
    {
      ui: <RuleForm {...form} onSubmit={() => new Promise(() => {})} />,
      play: press(['form button'], '[data-component="rule-form"][data-state="busy"]'),
    },
    {
      ui: <RuleForm {...form} onSubmit={() => ({ message: 'Come back tomorrow' })} />,
      play: press(['form button'], '[data-part="failure"]'),
    },
  ],
  Select: [{ story: 'Chosen', play: press(['[data-part="box"]'], '[data-part="option"]') }],
  Sheet: [{ ui: <Sheet open title="Filters" size="md" titleHidden />, play: press([], '[data-hidden]') }],
  Tooltip: [
    {
      story: 'Closed',
      play: async ({ draw, look }) => {
        await draw()
        await userEvent.hover(find('button'))
        await appears('[data-state="delayed-open"]')
        look()
      },
    },
  ],
  WinnersScroller: [{ play: overflowing(false, '[data-part="copy"]') }],
}
