import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { contract } from '../../packages/sdk/contract/index.ts'
import { checked, kebab, spoken } from './names.ts'
import { after, exists, json, read, Refusal, swap, untranslated, type Plan, type Words } from './plan.ts'

const modules = 'packages/gateway/src/modules'

/**
 * A call of the gateway: contract, handler with its test, sample of the conformance suite, fixture. `tips.today`: area
 * and name.
 */
export function endpoint(given: string | undefined): Plan {
  const name = checked(given, /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/, 'area and call in camelCase, for instance tips.today')
  const [area = '', call = ''] = name.split('.')
  const known = (contract as Record<string, Record<string, unknown>>)[area]
  if (known && call in known) throw new Refusal(`contract.${name} is already there`)
  const path = `/wps/${kebab(area)}/${kebab(call)}`
  const taken = Object.values(contract).some((calls) =>
    Object.values(calls).some((one: { path: string }) => one.path === path),
  )
  if (taken) throw new Refusal(`${path} is already the path of another call`)
  return known ? toArea(area, call, path) : withArea(area, call, path)
}

const contractFile = (area: string) => `packages/sdk/contract/areas/${kebab(area)}.ts`

/** The place in a file of the gateway for the handlers of an area. */
function handlersOf(area: string): { path: string; anchor: RegExp } {
  const anchor = new RegExp(`export const \\w+: Handlers<'${area}'> = \\{\\n`)
  const path = readdirSync(join(root, modules), { recursive: true, encoding: 'utf8' })
    .map((file) => `${modules}/${file.replaceAll('\\', '/')}`)
    .find((file) => file.endsWith('.ts') && anchor.test(read(file)))
  if (!path)
    throw new Refusal(`the handlers of "${area}" are not in one object under ${modules}: write this call by hand`)
  return { path, anchor }
}

function fixtureOf(area: string): { path: string; anchor: RegExp } {
  const anchor = new RegExp(`^(?:export const ${area}: Fixtures\\['${area}'\\] = \\{| {2}${area}: \\{)`, 'm')
  const path = readdirSync(join(root, 'packages/sdk/testing'))
    .map((file) => `packages/sdk/testing/${file}`)
    .find((file) => /fixtures[\w-]*\.ts$/.test(file) && anchor.test(read(file)))
  if (!path)
    throw new Refusal(
      `the fixtures of "${area}" are not in one object under packages/sdk/testing: write this call by hand`,
    )
  return { path, anchor }
}

/** An example input, which the conformance suite also sends. */
const example = (area: string, call: string) => ({
  path: 'packages/sdk/testing/requests.ts',
  change: (text: string) =>
    after(text, /export const requests: [^\n]*\{\n/, `  '${area}.${call}': { about: 'rain' },\n`),
})
const next = (area: string, call: string, handler: string, test: string, fixture: string) => [
  `say what it takes and gives, who may call it and by which module: ${contractFile(area)}; then npm run gen sdk`,
  `answer it: ${handler} (npx tsc -p packages/gateway names what the contract promises); its test: ` +
    `npx vitest run --project gateway ${test}`,
  `keep its answer (${fixture}) and its request (packages/sdk/testing/requests.ts) good, they are the ` +
    'example of openapi.json: npx vitest run --project sdk packages/sdk/testing packages/sdk/scripts',
  'npx vitest run --project gateway packages/gateway/src/app/conformance/conformance.test.ts asks it ' +
    'rightly and wrongly; npm run changeset tells its users',
  `in the site: useApiQuery(member.${area}.${call}, { about }) from app/api/member-client.ts, or ` +
    `sdk.${area}.${call} where the area is in the root`,
]

/** One more call in an existing area. */
function toArea(area: string, call: string, path: string): Plan {
  if (!exists(contractFile(area)))
    throw new Refusal(`the calls of "${area}" are not in ${contractFile(area)}: write this one by hand`)
  const handlers = handlersOf(area)
  const fixtures = fixtureOf(area)
  const test = handlers.path.replace(/[\w.-]+\.ts$/, `${kebab(area)}-${kebab(call)}.test.ts`)
  return {
    files: { [test]: testOf(area, call) },
    edits: [
      {
        path: contractFile(area),
        change: (text) => swap(imported(text), /( {2}\},\n\)|\}\))\n$/, (end) => `${declared(call, path)}${end}`),
      },
      { path: handlers.path, change: (text) => after(text, handlers.anchor, handler(call)) },
      {
        path: fixtures.path,
        change: (text) =>
          after(text, fixtures.anchor, `\n${fixtures.path.endsWith('/fixtures.ts') ? '    ' : '  '}${fixture(call)},`),
      },
      example(area, call),
    ],
    makers: [['scripts/gen.ts', 'sdk']],
    next: next(area, call, handlers.path, test, fixtures.path),
  }
}

/** The imports that the declaration needs and the file lacks. */
function imported(text: string): string {
  const names = (from: string) =>
    new RegExp(`import \\{([^}]*)\\} from '\\.\\./${from}\\.ts'`)
      .exec(text)?.[1]
      ?.split(',')
      .map((one) => one.trim()) ?? []
  const add = (from: string, name: string) => (whole: string) => {
    if (names(from).includes(name)) return whole
    return names(from).length > 0
      ? swap(whole, new RegExp(`import \\{[^}]*\\} from '\\.\\./${from}\\.ts'`), (found) =>
          found.replace(/ ?\}/, `, ${name} }`),
        )
      : after(whole, /^import \* as z from 'zod'\n/m, `import { ${name} } from '../${from}.ts'\n`)
  }
  return [add('endpoint', 'signedIn'), add('scalars', 'Instant')].reduce((whole, change) => change(whole), text)
}

/** A new area, whose calls are loaded by the pages that use them. */
function withArea(area: string, call: string, path: string): Plan {
  const handlerFile = `${modules}/${kebab(area)}/routes.ts`
  return {
    files: {
      [contractFile(area)]:
        "import * as z from 'zod'\nimport { area, endpoint, signedIn } from '../endpoint.ts'\n" +
        "import { Instant } from '../scalars.ts'\n\n" +
        `export default area('${area}', { entry: 'member', about: '${spoken(area)}.' }, {\n${declared(call, path)}})\n`,
      [handlerFile]:
        "import type { Handlers } from '../../http/context.ts'\n\n" +
        `export const ${area}: Handlers<'${area}'> = {\n${handler(call)}}\n`,
      [`${modules}/${kebab(area)}/module.ts`]:
        `import { defineModule } from '../../server/module.ts'\nimport { ${area} } from './routes.ts'\n\n` +
        `export default defineModule({ handlers: { ${area} } })\n`,
      [handlerFile.replace(/\.ts$/, '.test.ts')]: testOf(area, call),
      [`packages/sdk/testing/fixtures-${kebab(area)}.ts`]:
        "import type { Fixtures } from './fixtures-shape.ts'\n\n" +
        `export const ${area}: Fixtures['${area}'] = {\n  ${fixture(call)},\n}\n`,
    },
    edits: [
      {
        path: 'packages/sdk/contract/areas/index.ts',
        change: (text) => `${text}export { default as ${area} } from './${kebab(area)}.ts'\n`,
      },
      {
        path: 'packages/gateway/src/modules/index.ts',
        change: (text) => `${text}export { default as ${area} } from './${kebab(area)}/module.ts'\n`,
      },
      {
        path: 'packages/sdk/testing/fixtures-areas.ts',
        change: (text) => `${text}export { ${area} } from './fixtures-${kebab(area)}.ts'\n`,
      },
      // The reference of the contract has a page for each area.
      ...(['en', 'bn'] as const).map((lang) => ({
        path: `locales/${lang}/docs.json`,
        change: titled(area, lang === 'en' ? spoken(area) : untranslated(spoken(area))),
      })),
      example(area, call),
    ],
    makers: [['scripts/gen.ts', 'sdk']],
    next: [
      ...next(
        area,
        call,
        handlerFile,
        handlerFile.replace(/\.ts$/, '.test.ts'),
        `packages/sdk/testing/fixtures-${kebab(area)}.ts`,
      ),
      'say in Bengali what the area is called: locales/bn/docs.json, in ⟦ ⟧',
    ],
  }
}

const titled =
  (area: string, title: string) =>
  (text: string): string => {
    const all = JSON.parse(text) as { area: Words }
    return json({ ...all, area: { ...all.area, [area]: title } })
  }

const declared = (call: string, path: string) => `  ${call}: endpoint({
    method: 'GET',
    path: '${path}',
    summary: '${spoken(call)}: what was asked about, and when it was answered.',
    principals: signedIn,
    module: 'COMM3',
    input: z.strictObject({ about: z.string().min(1).max(40).describe('What is asked about.') }),
    output: z.object({
      about: z.string().describe('What was asked about.'),
      at: Instant.describe('When it was answered.'),
    }),
    errors: [],
  }),
`
const handler = (call: string) =>
  `  ${call}: async ({ clock }, { about }) => ({ about, at: clock.now().toISOString() }),\n`
const fixture = (call: string) => `${call}: { about: 'rain', at: '2026-11-20T10:00:00Z' }`
const testOf = (area: string, call: string) => `import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, refusalOf, registered, valueOf } from '../../testing/inject.ts'

const { app, clock } = await freshApp()
const { ${call} } = contract.${area}

test('${area}.${call} answers a logged-in user and refuses anyone else', async () => {
  const token = await registered(app, '${kebab(call).replaceAll('-', '').slice(0, 8)}asks')
  expect(valueOf(await call(app, ${call}, { about: 'rain' }, { token }))).toEqual({ about: 'rain', at: clock.now().toISOString() })
  expect(refusalOf(await call(app, ${call}, { about: 'rain' })).code).toBe('token_expired')
})

test('${area}.${call} names the field that is wrong', async () => {
  const token = await registered(app, '${kebab(call).replaceAll('-', '').slice(0, 8)}errs')
  expect(refusalOf(await call(app, ${call}, { about: '' }, { token }))).toMatchObject({
    code: 'validation',
    details: { fields: { about: expect.anything() } },
  })
})
`
