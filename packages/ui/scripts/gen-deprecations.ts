import {
  changedByHand,
  renamedExports,
  renamedProps,
  renamedRoles,
  renamedTones,
  renamedWords,
  vocabularySince,
} from '../src/deprecations.ts'
import type { Generated } from './generated.ts'

const rows = renamedWords.map(
  ({ from, to, since, until }) => `| \`${from.join('.')}\` | \`${to.join('.')}\` | ${since} | ${until} |`,
)

const pairs = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([was, is]) => `| \`${was}\` | \`${is}\` |`)
const props = Object.entries(renamedProps).flatMap(([component, names]) =>
  Object.entries(names).map(([was, is]) => `| ${component} | \`${was}\` | \`${is}\` |`),
)

const lead =
  'What works for now under its old name and goes with the version in the last column. An editor strikes it through, ' +
  'a development build names it in the console, once; a production build says nothing. ' +
  'One command rewrites it, in sources and in JSON files of words:'

const dry =
  '`--dry` only names the files it would write. It touches files that speak of `@brand/ui`, and JSON whose top level ' +
  'has those words. Look at the diff before you commit it.'

const vocabulary =
  'These names do not work any more; the same command rewrites them. `variant` is appearance, `icon` a glyph, ' +
  '`items` things and `options` choices, `busy` work under way, `label` the accessible name and `title` the visible ' +
  'one; what opens has `open`, `defaultOpen` and `onOpenChange(open, { reason, event })`.'

/** The page of deprecations, for upgrades. */
export function deprecationsPage(): Generated {
  return {
    path: '../../docs/deprecations.md',
    text: `<!-- Made from packages/ui/src/deprecations.ts by npm run gen. -->
# Deprecations

${lead}

\`\`\`sh
npx -p @brand/ui -p @babel/parser brand-ui codemod src
\`\`\`

${dry}

## Words of \`@brand/ui\`

In \`strings\` and \`overrides\` of \`BrandProvider\`, and in locale files. Where both names are given, the new one counts.

| old | new | since | until |
| --- | --- | --- | --- |
${rows.join('\n')}

## One vocabulary of props, since ${vocabularySince}

${vocabulary}

| component | old | new |
| --- | --- | --- |
${props.join('\n')}

Values of \`tone\`, in every component and in toasts:

| old | new |
| --- | --- |
${pairs(renamedTones).join('\n')}

Exports:

| old | new |
| --- | --- |
${pairs(renamedExports).join('\n')}

Roles of the theme (\`vars\`, CSS variables, design tokens); in the file of a brand \`"raised": "lip"\` is \`"edge"\`:

| old | new |
| --- | --- |
${pairs(renamedRoles).join('\n')}

Look through these yourself:

| was | is |
| --- | --- |
${changedByHand.map(([was, is]) => `| ${was} | ${is} |`).join('\n')}
`,
  }
}
