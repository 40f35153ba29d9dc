import type { Settings } from './settings.ts'

type Plan = Pick<Settings, 'maintenance'>

/** Whether the site is closed: by hand, or because what was planned has begun and is not over. */
export function isClosed({ maintenance: { on, start, end } }: Plan, now: Date): boolean {
  return (
    on ||
    (start !== undefined &&
      Date.parse(start) <= now.getTime() &&
      (end === undefined || now.getTime() < Date.parse(end)))
  )
}

/** What every client is shown of it: how long it still is, or when it will begin. */
export function maintenanceEvent(plan: Plan, now: Date) {
  const { start, end, message } = plan.maintenance
  const closed = isClosed(plan, now)
  const planned = !closed && start !== undefined && now.getTime() < Date.parse(start)
  return {
    maintenance: closed,
    ...(planned && { maintenanceStart: start }),
    ...((closed || planned) && {
      ...(end && { maintenanceEnd: end }),
      ...(message && { maintenanceMessage: message }),
    }),
  }
}
