// Checks that every address in the built site exists: pages, anchors, images, stories. External links are parsed but
// not requested.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const decode = (text: string) => decodeURIComponent(text.replaceAll('&amp;', '&'))

/** Faults, one line each. `stories` are the ids of Storybook; without them frames are not checked. */
export function linkProblems(
  site: string,
  stories: ReadonlySet<string> | undefined,
): { links: number; problems: string[] } {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('storybook'),
  )
  const html = new Map(pages.map((name) => [join(site, name), readFileSync(join(site, name), 'utf8')]))
  const ids = new Map([...html].map(([file, text]) => [file, idsOf(text)]))
  const problems: string[] = []
  let links = 0
  for (const [file, text] of html) {
    const wrong = (what: string) => problems.push(`${relative(site, file)}: ${what}`)
    if (/ style="/.test(text)) wrong('a style attribute, which the page’s policy forbids')
    for (const [, name, raw = ''] of text.matchAll(/ (href|src)="([^"]*)"/g)) {
      links++
      const target = decode(raw)
      if (/^(data|mailto):/.test(target)) continue
      if (/^[a-z]+:|^\/\//.test(target)) {
        const url = URL.canParse(target) ? new URL(target) : undefined
        if (name === 'src' || !url || (url.protocol !== 'https:' && url.hostname !== 'localhost'))
          wrong(`${target} is no https address to go to`)
        continue
      }
      const [path = '', hash] = target.split('#')
      const [bare = ''] = path.split('?')
      if (bare.includes('storybook/')) {
        const story = /id=([\w-]+)/.exec(path)?.[1]
        if (story && stories && !stories.has(story)) wrong(`there is no story ${story}`)
        continue
      }
      const at = bare ? resolve(dirname(file), bare) : file
      const found = existsSync(at) && statSync(at).isDirectory() ? join(at, 'index.html') : at
      if (!existsSync(found)) wrong(`${target} leads nowhere`)
      else if (hash && ids.has(found) && !ids.get(found)?.has(hash)) wrong(`${target} has no such anchor`)
    }
  }
  return { links, problems }
}
