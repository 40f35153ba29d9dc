export {
  createBrandClient,
  createCaller,
  type BrandClient,
  type BrandClientOptions,
  type CallName,
  type Methods,
  type Tree,
} from './create-client.ts'
export { anyHost, type HostStorage } from './hosts.ts'
export { sealing } from './sealing.ts'
export type { CallOptions } from './call-options.ts'
export type { ClientOptions } from './core.ts'
export { boundedWait, type Clock } from './clock.ts'
export type { Descriptor, Page } from './descriptor.ts'
export { requestHead, type RequestHead } from './request-head.ts'
export type { Method, MethodKey } from './methods.ts'
export * from './endpoints.gen.ts'
export { GatewayError, isGatewayError, type Code, type Failure } from '../errors/gateway-error.ts'
export type { ErrorCode } from '../contract/errors.ts'
export type { ModuleId } from '../contract/modules.ts'
export {
  hostOf,
  keyPairs,
  mirrorKeyId,
  MirrorListRefused,
  readMirrorList,
  signedTextIn,
  type MirrorCheck,
  type MirrorFault,
  type MirrorLine,
  type MirrorList,
  type SignedText,
} from '../mirrors/mirror-list.ts'
export { mobileReadings, plainDigits } from '../identity/mobile.ts'
export type { ChallengePurpose, Principal } from '../contract/policy.ts'
export { cookieSession } from '../session/cookie.ts'
export type { EndReason, Session, SessionState } from '../session/session.ts'
export { createSessionStore, type SessionStore } from '../session/store.ts'
export { memoryStorage, webStorage, type SessionStorage } from '../session/storage.ts'
export { broadcastTabs, type SessionTabs, type TabMessage } from '../session/tabs.ts'
export type { Cipher, CipherHost, CipherMaker, Plain, PublicKey, Sealed } from '../cipher/cipher.ts'
export type { Identity, IdentityProvider } from '../identity/identity.ts'
export type { Solve } from '../challenge/challenge.ts'
export type { Stream, StreamListening } from '../realtime/stream.ts'
export { traces, type Trace } from './trace.ts'
