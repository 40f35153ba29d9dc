import { Source } from '@storybook/addon-docs/blocks'
import english from '../i18n/locales/en.ts'
import { attributeRows, type AttributeTable } from './attributes.ts'
import { exampleTitle } from './exampleTitle.ts'
import examples from './examples.gen.json' with { type: 'json' }
import sizes from './sizes.json' with { type: 'json' }

const kb = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

/** What the entry costs a page, BrandProvider included, React outside; from the last `npm run sizes -w @brand/ui`. */
export function Size({ entry }: { entry: string }) {
  const row = sizes.find((size) => size.entry === entry)
  if (!row) return <p>Not measured yet: run `npm run sizes -w @brand/ui`.</p>
  return (
    <p>
      {`${kb(row.js + row.css)} gz with BrandProvider and base styles (${kb(row.js)} JS, ${kb(row.css)} CSS)`}
      {row.limit ? `; promised: at most ${kb(row.limit)}.` : '.'}
      {` From the index \`@brand/ui\`: ${row.index && row.index > 0 ? `${row.index} B` : 'nothing'} more; at most 300 B.`}
    </p>
  )
}

/** The words of a component, as keys of `locales/<lang>/ui.json`. */
export function Words({ part }: { part: keyof typeof english }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(english[part]).map(([key, words]) => (
          <tr key={key}>
            <td>
              <code>{`${part}.${key}`}</code>
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Sentences of a table, with what stands between backticks as code. */
const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((part, n) => (n % 2 ? <code key={n}>{part}</code> : part))

/** The data attributes of a component: the meaning of each value. */
export function DataAttributes({ component, of }: { component: string; of: AttributeTable }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Attribute</th>
          <th>Value</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {attributeRows(component, of).map(({ attribute, value, when }) => (
          <tr key={`${attribute} ${value}`}>
            <td>
              <code>{attribute}</code>
            </td>
            <td>{value ? <code>{value}</code> : 'none'}</td>
            <td>
              <Sentence>{when}</Sentence>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const listed: Readonly<Record<string, readonly { name: string; about?: string; code: string }[]>> = examples

/** The examples of a component, each a module that can be copied as it stands. */
export function Examples({ of }: { of: string }) {
  return listed[of]?.map(({ name, about, code }) => (
    <section key={name}>
      <p>
        <b>{`${exampleTitle(name)}.`}</b>
        {about ? ` ${about}` : null}
      </p>
      <Source code={code} language="tsx" />
    </section>
  ))
}
