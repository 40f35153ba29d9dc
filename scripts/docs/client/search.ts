import type MiniSearch from 'minisearch'

interface Words {
  placeholder: string
  label: string
  close: string
  none: string
  found: string
  copied: string
  failed: string
}
interface Entry {
  id: number
  title: string
  page: string
  url: string
  text: string
}
interface Data {
  words: Words
  entries: Omit<Entry, 'id'>[]
}

/** The site's root: one above the folder of the scripts. */
const home = new URL('..', document.querySelector<HTMLScriptElement>('script[src$="early.js"]')?.src ?? location.href)
const most = 30
let data: Promise<Data> | undefined
let index: Promise<MiniSearch<Entry>> | undefined

const load = () =>
  (data ??= fetch(new URL(`assets/search-${document.body.dataset['lang'] ?? 'en'}.json`, home)).then(
    (answer) => answer.json() as Promise<Data>,
  ))

async function build(): Promise<MiniSearch<Entry>> {
  const [{ default: Search }, { entries }] = await Promise.all([import('minisearch'), load()])
  const made = new Search<Entry>({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'url', 'text'],
    searchOptions: { boost: { title: 6, page: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  })
  made.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return made
}

/** The text around the first match, cut between words. */
function snippet(text: string, terms: string[]): Node[] {
  const at = Math.max(
    0,
    ...terms
      .map((term) => text.toLowerCase().indexOf(term))
      .filter((found) => found >= 0)
      .slice(0, 1),
  )
  const from = at > 40 ? text.indexOf(' ', at - 40) + 1 : 0
  const line = text.slice(from, text.length > at + 120 ? Math.max(at, text.lastIndexOf(' ', at + 120)) : undefined)
  const parts = line.split(
    new RegExp(`(${terms.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi'),
  )
  return parts.map((part) => {
    if (!terms.includes(part.toLowerCase())) return document.createTextNode(part)
    const mark = document.createElement('mark')
    mark.textContent = part
    return mark
  })
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  more: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), more)
  made.append(...children)
  return made
}

async function make(): Promise<{ dialog: HTMLDialogElement; input: HTMLInputElement }> {
  const { words } = await load()
  const input = element('input', {
    type: 'search',
    id: 'search-words',
    placeholder: words.placeholder,
    autocomplete: 'off',
    spellcheck: false,
  })
  input.setAttribute('aria-label', words.label)
  input.setAttribute('aria-controls', 'search-found')
  const status = element('p', { className: 'found', role: 'status' })
  const list = element('ul', { id: 'search-found' })
  const close = element('button', { type: 'button', className: 'tool', textContent: words.close })
  const dialog = element(
    'dialog',
    { className: 'search-box' },
    element('div', { className: 'search-head' }, input, close),
    status,
    list,
  )
  dialog.setAttribute('aria-label', words.label)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  const links = () => [...list.querySelectorAll('a')]
  input.addEventListener('input', async () => {
    const text = input.value.trim()
    const made = await (index ??= build()).catch(() => undefined)
    if (text !== input.value.trim()) return
    if (!made) {
      index = undefined
      status.textContent = words.failed
      return
    }
    const found = text ? made.search(text) : []
    list.replaceChildren(
      ...found.slice(0, most).map(({ title, page, url, text: body, terms }) => {
        const hit = element(
          'a',
          { href: new URL(url as string, home).href },
          element('strong', { textContent: title as string }),
          element('small', { textContent: page === title ? '' : (page as string) }),
          element('span', {}, ...snippet(body as string, terms)),
        )
        return element('li', {}, hit)
      }),
    )
    status.textContent = text
      ? found.length > 0
        ? words.found.replace('{{count}}', new Intl.NumberFormat(document.documentElement.lang).format(found.length))
        : words.none
      : ''
  })
  dialog.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter' && event.target === input) links()[0]?.click()
    // The browser would only clear a search field.
    if (event.key === 'Escape') dialog.close()
    if (!step) return
    event.preventDefault()
    const stops: HTMLElement[] = [input, ...links()]
    stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(document.activeElement as HTMLElement) + step))]?.focus()
  })
  list.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  return { dialog, input }
}

let box: ReturnType<typeof make> | undefined

async function open(): Promise<void> {
  const { dialog, input } = await (box ??= make())
  if (!dialog.open) dialog.showModal()
  input.focus()
  input.select()
}

/** Opens the search; its index is loaded the first time. */
export const openSearch = Object.assign(open, { data: load })
