// What every page loads once it stands, in one file: a file for each would be a request for each.
export { default as Arrival } from '../app/navigation/Arrival.tsx'
export { default as BesideThePage } from './BesideThePage.tsx'
export { default as HostWarning } from '../features/platform/mirrors/HostWarning.tsx'
export { default as NoticeLine } from '../features/platform/popups/NoticeLine.tsx'
export { default as SitePopups } from './dialogs/SitePopups.tsx'
