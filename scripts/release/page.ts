import { cpus, loadavg, type } from 'node:os'
import type { Weights } from './apps.ts'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const lead =
  '`npm run rehearse` takes the last commit through a whole release on a registry of this machine and then tests ' +
  'it as its users would: a copy is versioned, built and published; a script, a Vite application and a Next.js ' +
  'application install it, are built, log in at `npx @brand/gateway` and open a game in a browser. ' +
  '`-- --all` has npm install every other consumer of the packages as well. ' +
  '`npm run test:full` runs it with `--all`. `-- --write` writes this page. The work tree stays as it is.'

/** docs/release-rehearsal.md: an introduction, the cost, and the transcript. */
export function page(
  lines: readonly string[],
  weights: readonly Weights[],
  times: readonly [string, number][],
): string {
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${type()}, Node ${process.versions.node}, ` +
    `${cpus().length} cores at a load of ${(loadavg()[2] ?? 0).toFixed(1)}`
  return `# A release, rehearsed

${lead}

Provenance of a public registry is set up in \`.github/workflows/release.yml\`: not run here.

| consumer | JS at first, gz | CSS at first, gz | later, gz |
| --- | --- | --- | --- |
${weights.map(({ consumer, js, css, later }) => `| ${consumer} | ${kB(js)} | ${kB(css)} | ${kB(later)} |`).join('\n')}

| step | time |
| --- | --- |
${times.map(([what, ms]) => `| ${what} | ${(ms / 1000).toFixed(1)} s |`).join('\n')}

_${where}. Times are printed, never gated._

## Transcript

\`\`\`console
${lines.join('\n').trim()}
\`\`\`
`
}
