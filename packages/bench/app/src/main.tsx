import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Bench, Scene } from './bench.ts'
import type { Kit } from './kit.ts'
import { Buttons, Cards, Form } from './scenes.tsx'
import './page.css'

// One library per page, by address: styles of two of them would conflict.
const kits: Record<string, () => Promise<{ kit: Kit }>> = {
  least: () => import('./kits/least.tsx'),
  hand: () => import('./kits/hand.tsx'),
  brand: () => import('./kits/brand.tsx'),
  mantine: () => import('./kits/mantine.tsx'),
  mui: () => import('./kits/mui.tsx'),
  'radix-themes': () => import('./kits/radix-themes.tsx'),
  'react-aria': () => import('./kits/react-aria.tsx'),
}

const scenes = { buttons: Buttons, cards: Cards, form: Form }
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
const until = async (holds: () => boolean) => {
  while (!holds()) await painted()
}
const name = new URLSearchParams(location.search).get('kit') ?? 'least'
const load = kits[name]
if (!load) throw new Error(`no kit ${name}`)
const { kit } = await load()

const nothing = () => {}
/** The functions of the page for the runner, set once it is rendered. */
const page = {
  show: nothing as (scene: Scene) => void,
  scheme: nothing as (dark: boolean) => void,
  dialog: nothing as (open: boolean) => void,
}
const onScheme = (change: (dark: boolean) => void) => {
  page.scheme = change
}

function Page() {
  const [scene, setScene] = useState<Scene>('nothing')
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    Object.assign(page, { show: setScene, dialog: setOpen })
  }, [])
  const Chosen = scene === 'nothing' ? null : scenes[scene]
  return (
    <main>
      {Chosen ? <Chosen kit={kit} /> : null}
      <kit.Dialog open={open} onClose={close} />
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <kit.Root onScheme={onScheme}>
      <Page />
    </kit.Root>,
  )

const dialogStands = () => document.querySelector('[role="dialog"], dialog[open]') !== null
const size = (selector: string) => (document.querySelector(selector)?.querySelectorAll('*').length ?? -1) + 1
const bench: Bench = {
  show: async (scene) => {
    flushSync(() => page.show(scene))
    await painted()
  },
  scheme: async (dark) => {
    flushSync(() => page.scheme(dark))
    await painted()
  },
  dialog: async (open) => {
    flushSync(() => page.dialog(open))
    await until(() => dialogStands() === open)
    await painted()
  },
  nodes: () => ({ button: size('.rows > *'), card: size('.grid > *') }),
}
Object.assign(window, { bench })
