import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../../lib/run.ts'
import type { Cluster } from '../cluster.ts'
import { compareGateways, type Share } from './compare.ts'
import { setForTrials, startLoad } from './load.ts'
import { whole } from './nodes.ts'
import { type Result, runTrial, trialsOf } from './trials.ts'
import { tryUnreplicated } from './unreplicated.ts'

const doc = join(root, 'docs/cluster.md')
const [start, end] = ['<!-- trials -->', '<!-- end of trials -->']

const secondsOf = (ms: number) => (ms / 1000).toFixed(1)
function middleAndMost(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted.length === 0
    ? 'none'
    : `${secondsOf(sorted[sorted.length >> 1] ?? 0)} / ${secondsOf(sorted.at(-1) ?? 0)}`
}
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function written({ results, unreplicated, shares, facts }: Findings): string {
  const trials = table(
    ['what happened', 'times', 'without money, s', 'longest call, s', 'streams away, s', 'calls acknowledged', 'wrong'],
    results.map(({ name, outcomes, returns, acknowledged, faults }) => [
      name,
      String(outcomes.length),
      middleAndMost(outcomes.map(({ silence }) => silence)),
      middleAndMost(outcomes.map(({ longest }) => longest)),
      middleAndMost(returns),
      String(acknowledged),
      faults.length === 0 ? '0' : faults.join('; '),
    ]),
  )
  const work = table(
    [
      'gateways',
      'calls per s',
      'p50, p99 ms',
      'gateways, ms',
      'PostgreSQL, ms',
      'HAProxy and PgBouncer, ms',
      'statements',
      'transactions',
    ],
    shares.map(({ gateways, perSecond, p50, p99, cpu, statements, transactions }) => [
      String(gateways),
      perSecond.toFixed(0),
      `${p50.toFixed(0)}, ${p99.toFixed(0)}`,
      cpu.gateways.toFixed(2),
      cpu.postgres.toFixed(2),
      cpu.between.toFixed(2),
      statements.toFixed(2),
      transactions.toFixed(2),
    ]),
  )
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()} shared with other work, load of the machine ${loadavg()[0]?.toFixed(1)}`
  return [
    `${machine}, all programs on it. Three players bet, win and roll back, a member pays in and plays, another writes in the chat, three streams are open; each repeats a call until it is acknowledged. Times are the middle and the longest of the trials: the longest time in which no call about money was acknowledged, the longest from a call's first sending to its acknowledgement, and the time until a stream that was lost tells the balance again.`,
    trials,
    `After each kind of trial everybody comes to rest, and what they wrote down is compared: every acknowledged call is in the ledger once, every wallet holds what its owner computed, invariant I1 holds, the settlement journal equals the rounds and was read once, all seals are good, and the chat has every message once and in order. ${facts}`,
    unreplicated,
    `### What a call costs\n\nSigned debits and credits of ${callersText}, processor time and statements for each call. Two cores cannot show how a cluster scales. The work of PostgreSQL stays the same; that of the gateways grows by what each does besides calls (its pollers, its checks, compiling), as the same calls are shared by more of them.`,
    work,
  ]
    .filter(Boolean)
    .join('\n\n')
}
const callersText = '16 callers'

interface Findings {
  results: readonly Result[]
  unreplicated: string
  shares: readonly Share[]
  facts: string
}

/** Tries the cluster, and writes what was found into docs/cluster.md. @returns whether nothing was wrong */
export async function reportOn(
  cluster: Cluster,
  times: { primary: number; gateway: number; seconds: number },
  only: RegExp,
  say: (line: string) => void,
): Promise<boolean> {
  const key = cluster.env['VENDOR_KEY'] ?? ''
  const siteUrl = cluster.env['GATEWAY_URL'] ?? ''
  await setForTrials(cluster.urls.direct)
  const journal = join(cluster.folder, 'acknowledged.jsonl')
  rmSync(journal, { force: true })
  await whole(cluster)

  const shares = only.test('compare') ? await compareGateways(cluster, key, times.seconds) : []
  for (const share of shares) say(JSON.stringify(share))
  const load = await startLoad(siteUrl, key, journal)
  const results: Result[] = []
  let lost: string[] | undefined
  const began = Date.now()
  /** After each trial, so that a report that is broken off says what was tried. */
  function save(): void {
    const minutes = Math.round((Date.now() - began) / 60_000)
    const deposits = load.movers.reduce((sum, { orders }) => sum + orders.deposits, 0)
    const facts = `In ${minutes} minutes ${load.acknowledged.length} vendor calls, ${deposits} deposits and ${load.chat.written.length} messages were acknowledged.`
    writeSection(written({ results, unreplicated: unreplicatedText(lost), shares, facts }))
  }
  for (const trial of trialsOf(cluster, load, times)) {
    if (!only.test(trial.name)) continue
    say(trial.name)
    const result = await runTrial(cluster, load, trial, say)
    for (const fault of result.faults) say(`  WRONG ${fault}`)
    results.push(result)
    save()
  }
  await load.stop()
  if (only.test('unreplicated')) lost = await tryUnreplicated(cluster, key).catch((error: unknown) => [String(error)])
  for (const fault of lost ?? []) say(`  WRONG ${fault}`)
  save()
  return (lost ?? []).length === 0 && results.every(({ faults }) => faults.length === 0)
}

function unreplicatedText(lost: readonly string[] | undefined): string {
  if (lost === undefined) return ''
  const result =
    lost.length === 0
      ? 'The vendor was told 503 each time, the new primary had no such debit, and the repeat booked it once.'
      : `Wrong: ${lost.join('; ')}.`
  return `A debit was committed while both standbys were cut off, its wait was cancelled (\`pg_cancel_backend\`), and the primary was lost with it. ${result}`
}

function writeSection(text: string): void {
  const before = readFileSync(doc, 'utf8')
  const section = `${start}\n\n${text}\n\n${end}`
  const at = before.indexOf(start)
  writeFileSync(
    doc,
    at < 0
      ? `${before.trimEnd()}\n\n## Trials\n\n${section}\n`
      : before.slice(0, at) + section + before.slice(before.indexOf(end) + end.length),
  )
}
