import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { contract } from '../../packages/sdk/contract/index.ts'
import { checked, kebab, spoken } from './names.ts'
import { after, exists, read, Refusal, swap, type Plan } from './plan.ts'

const modules = 'packages/gateway/src/modules'
const testing = 'packages/sdk/testing/areas'

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

/** The file with the answers of an area, and their place in it. */
function fixtureOf(area: string): { path: string; anchor: RegExp } {
  const anchor = new RegExp(`^export const ${area}(?:: [^=]+)? = \\{`, 'm')
  const path = readdirSync(join(root, testing))
    .map((file) => `${testing}/${file}`)
    .find((file) => anchor.test(read(file)))
  if (!path)
    throw new Refusal(`the fixtures of "${area}" are not in one object under ${testing}: write this call by hand`)
  return { path, anchor }
}

/** An example input, which the conformance suite also sends. */
const request = (area: string, call: string) => `  '${area}.${call}': { about: 'rain' },\n`
const requests = (list: string) => `\nexport const requests = {\n${list}} satisfies Requests\n`

/** A file of fixtures with one more request. */
function withRequest(text: string, added: string): string {
  const anchor = /^export const requests = \{\n/m
  if (anchor.test(text)) return after(text, anchor, added)
  const typed = (names: string) => `import type { ${names} } from '../shape.ts'`
  const whole = text.includes(typed('Fixtures'))
    ? text.replace(typed('Fixtures'), typed('Fixtures, Requests'))
    : `${typed('Requests')}\n${text}`
  return whole + requests(added)
}
const next = (area: string, call: string, handler: string, test: string, fixture: string) => [
  `say what it takes and gives, who may call it and by which module: ${contractFile(area)}; then npm run gen sdk`,
  `answer it: ${handler} (npx tsc -p packages/gateway names what the contract promises); its test: ` +
    `npx vitest run --project gateway ${test}`,
  `keep its answer and its request (${fixture}) good, they are the example of ` +
    'openapi.json: npx vitest run --project sdk packages/sdk/testing packages/sdk/scripts',
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
        change: (text) => withRequest(after(text, fixtures.anchor, `\n  ${fixture(call)},`), request(area, call)),
      },
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
      [`${testing}/${kebab(area)}.ts`]:
        "import type { Fixtures, Requests } from '../shape.ts'\n\n" +
        `export const ${area}: Fixtures['${area}'] = {\n  ${fixture(call)},\n}\n${requests(request(area, call))}`,
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
    ],
    makers: [['scripts/gen.ts', 'sdk']],
    next: next(area, call, handlerFile, handlerFile.replace(/\.ts$/, '.test.ts'), `${testing}/${kebab(area)}.ts`),
  }
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
