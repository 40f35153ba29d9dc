import { openDb } from '../../../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../../../packages/gateway/src/db/embedded.ts'
import { groups, type GroupInput, type GroupName } from '../../../packages/gateway/src/settings/settings.ts'

/** Turns settings of a running product, beside its gateway, which hears of it from the table. */
export async function turn<G extends GroupName>(dataDir: string, group: G, value: GroupInput<G>): Promise<void> {
  groups[group].parse(value)
  const server = await startEmbedded({ dataDir, guest: true })
  const db = openDb(server.where())
  try {
    await db.$client.query(
      'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [group, JSON.stringify(value)],
    )
  } finally {
    await db.$client.end()
    await server.stop()
  }
}
