// `npm run bench [-- components --rounds 7] [--task dialog] [--kits least,brand] [--write]`: the tasks in every
// library, round by round in changing order, and a table of ratios. `--write` puts it into docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/lib/browser.ts'
import { root } from '../../scripts/lib/run.ts'
import { serveApp, versions } from './app.ts'
import { countNodes, kits as allKits, measure, tasks } from './measure.ts'
import { table, written, type Samples } from './table.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    write: { type: 'boolean' },
    task: { type: 'string' },
    kits: { type: 'string' },
  },
})
const aims = {
  'mount 500 buttons': 1.3,
  'mount 200 game cards': 1.3,
  'switch theme, 200 cards': 1.3,
  'type 100 characters, form of 12': 1.25,
  'open and close a dialog 100 times': 3,
}

const kits = allKits.filter((kit) => kit === 'least' || !values.kits || values.kits.split(',').includes(kit))

const { address, close } = await serveApp()
const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() })
const chosen = Object.keys(tasks).filter((task) => !values.task || task.includes(values.task))
const samples: Record<string, Record<string, number[]>> = Object.fromEntries(
  chosen.map((task) => [task, Object.fromEntries(kits.map((kit) => [kit, []]))]),
)
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const task of chosen) {
      // No library is always first.
      const order = kits.map((_kit, i) => kits[(i + round) % kits.length]).filter((kit) => kit !== undefined)
      for (const kit of order) samples[task]?.[kit]?.push(await measure(browser, address, kit, task))
    }
    process.stdout.write(`round ${round + 1} of ${values.rounds}\r`)
  }
  const nodes = await Promise.all(kits.map(async (kit) => ({ kit, ...(await countNodes(browser, address, kit)) })))
  const ratios = table(samples satisfies Samples, kits, aims)
  const counted = [
    '| DOM nodes | button | game card |',
    '| --- | --- | --- |',
    ...nodes.map(({ kit, button, card }) => `| ${kit} | ${button} | ${card} |`),
  ].join('\n')
  const others = Object.entries(versions())
    .filter(([name]) => !name.startsWith('@emotion'))
    .map(([name, version]) => `${name} ${version}`)
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ` +
    `Chromium ${browser.version()}, ${values.rounds} rounds. ${others.join(', ')}.`
  console.log(`\n${ratios}\n\n${counted}\n\n${where}`)
  if (values.write) {
    const file = join(root, 'docs/bench.md')
    writeFileSync(file, written(readFileSync(file, 'utf8'), `${where}\n\n${ratios}\n\n${counted}`))
  }
} finally {
  await browser.close()
  await close()
}
