import AppWorker from '../features/platform/download/AppWorker.tsx'
import Offline from '../features/platform/system/Offline.tsx'
import { IconNames } from '../shell/tools/IconNames.tsx'

/** What every page has once it stands, whichever it is. */
export default function BesideThePage() {
  return (
    <>
      <Offline />
      <AppWorker />
      <IconNames />
    </>
  )
}
