// Declarations keep the `.ts` of their sources' imports; consumers resolve `.js`.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'

const types = new URL('../dist/types/', import.meta.url)
for (const name of await readdir(types, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = new URL(name, types)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/((?:from |import\(|declare module )['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'))
}

// The texts of the gateway are built with it (src/lib/text/languages.ts).
const locales = new URL('../../../locales/', import.meta.url)
const built = new URL('../dist/locales/', import.meta.url)
await cp(new URL('languages.json', locales), new URL('languages.json', built))
for (const { name: language } of (await readdir(locales, { withFileTypes: true })).filter((one) => one.isDirectory())) {
  for (const file of ['gateway.json', 'opening.json', 'articles', 'site/games.json', 'site/access.json']) {
    await cp(new URL(`${language}/${file}`, locales), new URL(`${language}/${file}`, built), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // A language that has not everything yet.
        if (error.code !== 'ENOENT') throw error
      },
    )
  }
}
