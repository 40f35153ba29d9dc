import type { Run, Scene } from '../../app/operate/testing.ts'
import type { Db } from '../../db/client.ts'
import type { TestApp } from '../../testing/inject.ts'
import { monthScenes } from '../../testing/month-scenes.ts'

/** Scenes of commands about the months of messages. */
export default (run: Run, app: TestApp & { owner: Db }): Record<string, Scene> =>
  monthScenes(run, app, { group: 'messages', table: 'message' })
