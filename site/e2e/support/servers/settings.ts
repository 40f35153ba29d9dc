import { openDb } from '../../../../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../../../../packages/gateway/src/db/embedded.ts'
import { groups } from '../../../../packages/gateway/src/app/settings.ts'
import type { GroupInput, GroupName } from '../../../../packages/gateway/src/settings/settings.ts'

/** Setting groups that tests have changed and not restored, by the data folder of their product. */
const turned = new Map<string, Set<GroupName>>()

async function change(dataDir: string, query: string, values: string[]): Promise<void> {
  const server = await startEmbedded({ dataDir, guest: true })
  const db = openDb(server.where())
  try {
    await db.$client.query(query, values)
  } finally {
    await db.$client.end()
    await server.stop()
  }
}

/**
 * Changes settings of a running product in its database; the gateway reads them from the table. They are restored after
 * the tests of a file, except those changed `for good`.
 */
export async function turn<G extends GroupName>(
  dataDir: string,
  group: G,
  value: GroupInput<G>,
  howLong?: 'for good',
): Promise<void> {
  groups[group].parse(value)
  if (!howLong) turned.set(dataDir, (turned.get(dataDir) ?? new Set()).add(group))
  await change(
    dataDir,
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [group, JSON.stringify(value)],
  )
}

/** Restores the settings that tests of this worker have changed. */
export async function restoreSettings(): Promise<void> {
  for (const [dataDir, names] of turned)
    for (const group of names) await turn(dataDir, group, {} as GroupInput<typeof group>, 'for good')
  turned.clear()
}
