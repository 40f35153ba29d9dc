import { expect, it } from 'vitest'
import { build } from 'vite'
import { languages, localeModule, localeTypes, wordsOf } from '../../scripts/locale-modules.ts'
import { locales } from './locale.ts'

const words = { switch: { on: 'On' }, dialog: { close: 'Close' }, select: { placeholder: 'Choose' } }
const page = 'virtual:page'

/** The bundle of a page that imports from the module of one language. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'words',
        resolveId: (id) => (id === page || id === 'words' ? `\0${id}` : undefined),
        load: (id) =>
          id === `\0${page}`
            ? code
            : id === '\0words'
              ? { code: localeModule(words), moduleSideEffects: false }
              : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: page, preserveEntrySignatures: 'strict' } },
  })
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}

it('leaves in a bundle the words of the components it names, and no others', async () => {
  const code = await bundle(
    "import { dialog, switch as toggle } from 'words'\nexport const strings = { dialog, switch: toggle }",
  )
  expect(code).toContain('Close')
  expect(code).toContain('On')
  expect(code).not.toContain('Choose')
})

it('gives all words as default', async () => {
  expect(await bundle("import strings from 'words'\nexport { strings }")).toMatch(/On[\s\S]*Close[\s\S]*Choose/)
})

it('types every part, whatever its name', () => {
  expect(localeTypes(words)).toContain('switchWords as switch, dialogWords as dialog, selectWords as select')
})

it('is made for every language of the kit', () => {
  expect(languages().map(({ tag }) => tag)).toEqual([...locales])
  for (const { tag } of languages()) expect(Object.keys(wordsOf(tag)).length).toBeGreaterThan(0)
})
