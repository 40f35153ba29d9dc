import { Agent, get } from 'node:http'

/** Answers of one scene. */
export interface Sample {
  /** ms of each call, sorted. */
  times: number[]
  seconds: number
}

/**
 * This many readers for this long, each sending its next request on the answer to the last. An answer other than a
 * success ends the run.
 */
export async function readers(
  port: number,
  pathOf: () => string,
  { count, seconds }: { count: number; seconds: number },
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const times: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  const reader = async () => {
    while (performance.now() < until) {
      const path = pathOf()
      const sentAt = performance.now()
      await requestPage(agent, port, path)
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: count }, reader))
  agent.destroy()
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - begun) / 1000 }
}

function requestPage(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1' }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${path} was answered ${res.statusCode}`))
      res.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
}

/** Text of one answer. */
export async function textOf(port: number, path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
