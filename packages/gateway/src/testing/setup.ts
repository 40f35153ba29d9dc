import type { TestProject } from 'vitest/node'
import { type TestServer, startTestDb } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
  }
}

/** Vitest's global set-up: one server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestDb()
  project.provide('postgres', server)
  return stop
}
