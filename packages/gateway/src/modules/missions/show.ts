import type { Mission } from '@brand/sdk/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { mission, missionVersion } from './schema.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { namesOf } from './games.ts'
import { showMission } from './presenter.ts'
import type { Standing } from './store.ts'

/** Missions in the language of the person, with the names of games and of missions that come first. */
export async function shown(
  ctx: Pick<SignedInCtx, 'settings' | 'language' | 'clock'> & { db: Reader },
  standings: readonly Standing[],
  zone: string,
): Promise<z.input<typeof Mission>[]> {
  const { db, settings, language, clock } = ctx
  const fallback = settings.languages.default
  const ids = [...new Set(standings.flatMap(({ version }) => version.after ?? []))]
  const [names, firsts] = await Promise.all([
    namesOf(
      db,
      standings.map(({ version }) => version.games),
      language,
    ),
    ids.length === 0
      ? []
      : db
          .select({ id: mission.id, texts: missionVersion.texts })
          .from(mission)
          .innerJoin(
            missionVersion,
            and(eq(missionVersion.missionId, mission.id), eq(missionVersion.version, mission.version)),
          )
          .where(inArray(mission.id, ids)),
  ])
  const showing = {
    now: clock.now(),
    zone,
    language,
    fallback,
    settings,
    names,
    firsts: new Map(firsts.map(({ id, texts }) => [id, inLanguage(texts, language, fallback).title])),
  }
  return standings.map((standing) => showMission(standing, showing))
}
