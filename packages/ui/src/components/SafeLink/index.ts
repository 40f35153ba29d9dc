export { SafeLink, type SafeLinkProps } from './SafeLink.tsx'
export { destination, safeHref, type Allowed, type Destination } from './SafeLink.model.ts'
