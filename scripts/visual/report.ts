// A report for designers: the differences, largest first; side by side, under a slider, blinking.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Row {
  component: string
  dress: string
  pixels: number
  share: number
  /** URLs of pictures, relative to the page; absent if there is none on that side. */
  before?: string | undefined
  after?: string | undefined
  diff?: string | undefined
}

export interface Review {
  base: string
  /** Time of the report, formatted for display. */
  made: string
  compared: number
  rows: readonly Row[]
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
const percent = (share: number) => (share < 0.0001 ? 'below 0.01 %' : `${(share * 100).toFixed(2)} %`)
const image = (source: string, name: string) => `<img src="${escape(source)}" alt="${name}" loading="lazy">`

const what = ({ before, after, pixels, share }: Row): string =>
  before && after
    ? `${pixels.toLocaleString('en')} px, ${percent(share)}`
    : after
      ? 'new: there was none before'
      : 'gone: there is none any more'

function views(row: Row): string {
  const { before, after, diff } = row
  if (!before || !after) return `<div class="pair">${image(before ?? after ?? '', before ? 'before' : 'after')}</div>`
  const figure = (source: string, name: string) =>
    `<figure>${image(source, name)}<figcaption>${name}</figcaption></figure>`
  const stack = `<div class="stack">${image(before, 'before')}${image(after, 'after')}</div>`
  return `<div class="pair">${figure(before, 'before')}${figure(after, 'after')}</div>
<div class="slide"><input type="range" value="50" aria-label="How much of before">${stack}</div>
<div class="blink">${stack}</div>
<div class="diff">${image(diff ?? after, 'differences in red')}</div>`
}

const article = (row: Row) =>
  `<details class="row"><summary><b>${escape(row.dress)}</b> <span>${what(row)}</span></summary>${views(row)}</details>`

/** Components by their largest difference, each with its theme combinations, the largest first. */
function grouped(rows: readonly Row[]): [string, Row[]][] {
  const sorted = [...rows].sort((a, b) => b.share - a.share)
  const groups = new Map<string, Row[]>()
  for (const row of sorted) groups.set(row.component, [...(groups.get(row.component) ?? []), row])
  return [...groups]
}

/** The largest difference, as text. */
const most = ([first]: readonly Row[]): string =>
  !first?.before ? 'new' : !first.after ? 'gone' : `at most ${percent(first.share)}`

const section = ([component, rows]: [string, Row[]], at: number) => `<section id="c${at}"><h2>${escape(component)}</h2>
<p>${rows.length} of its pictures: ${most(rows)}</p>
${rows.map(article).join('\n')}</section>`

/** The whole page, which needs only the pictures next to it. */
export function page({ base, made, compared, rows }: Review): string {
  const groups = grouped(rows)
  const links = groups
    .map(([component, own], at) => `<li><a href="#c${at}">${escape(component)}</a> <span>${most(own)}</span></li>`)
    .join('')
  const lead =
    rows.length === 0
      ? `Nothing looks different in ${compared} pictures.`
      : `${rows.length} of ${compared} pictures look different, in ${groups.length} components; the largest difference first.`
  const part = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${rows.length} of ${compared} pictures differ</title><style>${part('report.css')}</style>`
  const how =
    `Compared with ${escape(base)} on ${escape(made)}. ` +
    "Each picture is a component's state sheet in one brand, one scheme and one direction."
  const ways =
    '<button data-set="pair" aria-pressed="true">Side by side</button><button data-set="slide">Slider</button>' +
    '<button data-set="blink">Blink</button><button data-set="diff">Differences</button>' +
    '<button data-open>Open all</button>'
  return `<!doctype html>
<html lang="en"><head>${head}</head>
<body data-view="pair"><header><h1>What looks different</h1><p>${lead}</p><p class="small">${how}</p>
<nav class="views" aria-label="View">${ways}</nav></header>
<main><ol>${links}</ol>${groups.map(section).join('\n')}</main><script>${part('report.client.js')}</script></body></html>
`
}
