// Reads the reports of Vitest and Playwright: failures with their reasons, flaky tests, and the slowest ones.
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../lib/run.ts'

export interface Timed {
  name: string
  ms: number
}

/** What a step of the tests comes to. */
export interface Count {
  passed: number
  failed: number
  output?: string | undefined
  /** A few lines for each failure, repeated at the end. */
  why?: string[]
  /** Tests that passed only on a retry: not a failure of the product, but a defect of the test that needs a fix. */
  flaky?: string[]
  /** Duration of each test. */
  times?: Timed[]
}

interface Spec {
  title: string
  file: string
  line: number
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
}
interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[]
  }[]
}

export const readReport = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null

const short = (what: string) => what.replace(`${root}/`, '')

/** Failures with their reasons, short enough to be the last output. */
function fault(what: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((text) => text.trim() && !/^\s+at .*node_modules/.test(text))
  return [short(what), ...lines.slice(0, 8).map((text) => `    ${text}`)].join('\n')
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** Files with a failed test, or that failed as a whole, as paths from the root. */
export const failedFiles = ({ testResults }: UnitReport): string[] =>
  testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' || assertionResults.some((each) => each.status === 'failed'),
    )
    .map(({ name }) => short(name))

/** Passed and failed tests, where only the files in `wrong` count as failed: the others passed when they ran again. */
export function countUnits({ testResults }: UnitReport, wrong: readonly string[]): { passed: number; failed: number } {
  const count = { passed: 0, failed: 0 }
  for (const { name, assertionResults } of testResults) {
    const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed')
    const failed = ran.filter(({ status }) => status === 'failed').length
    const isWrong = wrong.includes(short(name))
    count.passed += isWrong ? ran.length - failed : ran.length
    count.failed += isWrong ? Math.max(1, failed) : 0
  }
  return count
}

/** Reasons of the failures in some files, and the duration of every test. */
export function readUnit(report: UnitReport, of: readonly string[]): { why: string[]; times: Timed[] } {
  const why = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    if (!of.includes(short(name))) return []
    const tests = assertionResults.filter((each) => each.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [fault(name, message)] : []
    return tests.map((each) => fault(`${name} ${each.fullName}`, each.failureMessages[0]))
  })
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${short(name)} ${fullName}`, ms: duration ?? 0 })),
  )
  return { why, times }
}

export function readBrowser(report: BrowserReport | null): { why: string[]; flaky: string[]; times: Timed[] } {
  const specs = (report?.suites ?? []).flatMap(specsOf)
  const faultsOf = (wanted: string) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title, file, line, tests }) =>
        fault(
          `${file}:${line} ${title}`,
          tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).find(Boolean),
        ),
      )
  const times = specs.map(({ title, file, line, tests }) => ({
    name: `${file}:${line} ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return { why: faultsOf('unexpected'), flaky: faultsOf('flaky'), times }
}

/** The ten slowest tests, one line each. */
export const slowest = (times: readonly Timed[]): string[] =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name.slice(0, 150)}`)

/**
 * Processor seconds of this machine since it started, of all processes: browsers and database servers are not children
 * of the process that waits for them.
 */
export const busySeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000
