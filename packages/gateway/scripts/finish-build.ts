// Declarations keep the `.ts` of their sources' imports; consumers resolve `.js`.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'

const types = new URL('../dist/types/', import.meta.url)
for (const name of await readdir(types, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = new URL(name, types)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/((?:from |import\(|declare module )['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'))
}

// The texts of the gateway are built with it (src/lib/text/words.ts).
const locales = new URL('../../../locales/', import.meta.url)
for (const language of await readdir(locales)) {
  for (const file of ['gateway.json', 'site/games.json', 'site/access.json']) {
    await cp(
      new URL(`${language}/${file}`, locales),
      new URL(`../dist/locales/${language}/${file}`, import.meta.url),
    ).catch((error: NodeJS.ErrnoException) => {
      // A language of the kit alone.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

// Articles of a new sandbox (src/modules/content/texts/opening/articles.ts).
await cp(
  new URL('../src/modules/content/texts/opening/articles/', import.meta.url),
  new URL('../dist/articles/', import.meta.url),
  { recursive: true },
)
