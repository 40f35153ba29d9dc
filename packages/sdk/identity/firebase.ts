import type { Auth, ConfirmationResult } from '@firebase/auth'
import { GatewayError, type Code } from '../errors/gateway-error.ts'
import type { Identity, IdentityProvider } from './identity.ts'
import { trustGoogle } from './trust-google.ts'

/** What `system.status` returns about it (`info.firebase`); all of it is public. */
export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  /** Address of a Firebase Auth emulator; tests only. */
  emulatorUrl?: string | undefined
}

/**
 * Firebase as the identity service. Its code is loaded at once, so call this when a login is likely, and only where the
 * gateway names a project: `const identity = firebaseIdentity(info.firebase)`. Nothing of it is stored in the browser:
 * a token is for one `sdk.session.social({ provider, idToken })`, or for a registration.
 */
export function firebaseIdentity(config: FirebaseConfig): Required<Identity> {
  let loading: Promise<Loaded> | undefined
  /** A failed load is retried by the next caller. */
  const loaded = () =>
    (loading ??= load(config).catch((cause: unknown) => {
      loading = undefined
      throw new GatewayError({ code: 'network_abnormal', retryable: true, cause })
    }))
  loaded().catch(() => undefined)
  return {
    idToken: (provider) =>
      withGatewayErrors(async () => {
        const { auth, sdk } = await loaded()
        return tokenOf(auth, sdk.signInWithPopup(auth, providerOf(sdk, provider)))
      }),
    sendCode: (mobile, place) =>
      withGatewayErrors(async () => {
        const { auth, sdk } = await loaded()
        const verifier = new sdk.RecaptchaVerifier(auth, place, { size: 'invisible' })
        const sent: ConfirmationResult = await sdk
          .signInWithPhoneNumber(auth, mobile, verifier)
          .finally(() => verifier.clear())
        return (code) => withGatewayErrors(() => tokenOf(auth, sent.confirm(code)))
      }),
  }
}

type Sdk = typeof import('@firebase/auth')
interface Loaded {
  auth: Auth
  sdk: Sdk
}

async function load({ emulatorUrl, ...config }: FirebaseConfig): Promise<Loaded> {
  trustGoogle()
  const [{ initializeApp }, sdk] = await Promise.all([import('@firebase/app'), import('@firebase/auth')])
  // A Firebase app with a name of its own, beside any the page has.
  const app = initializeApp(config, `brand-${config.projectId}-${Math.random()}`)
  const auth = sdk.initializeAuth(app, {
    persistence: sdk.inMemoryPersistence,
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  })
  if (emulatorUrl) {
    sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  return { auth, sdk }
}

function providerOf(sdk: Sdk, provider: IdentityProvider) {
  if (provider === 'google') return new sdk.GoogleAuthProvider()
  if (provider === 'facebook') return new sdk.FacebookAuthProvider()
  throw new GatewayError({ code: 'social_failed', message: 'a telephone is asked by sendCode' })
}

/** The token of a login there, which is ended as soon as we have it: the session is ours. */
async function tokenOf(auth: Auth, signIn: Promise<{ user: { getIdToken(): Promise<string> } }>): Promise<string> {
  const { user } = await signIn
  const token = await user.getIdToken()
  await auth.signOut()
  return token
}

/** Codes of Firebase as ours; cancelled, or unavailable, where none fits. */
const codes = new Map(
  Object.entries<Code>({
    'auth/invalid-verification-code': 'sms_wrong',
    'auth/missing-verification-code': 'sms_wrong',
    'auth/code-expired': 'sms_expired',
    'auth/session-expired': 'sms_expired',
    'auth/too-many-requests': 'sms_too_many',
    'auth/quota-exceeded': 'sms_too_many',
    'auth/invalid-phone-number': 'field_invalid',
    'auth/missing-phone-number': 'field_invalid',
    'auth/network-request-failed': 'network_abnormal',
  }),
)

async function withGatewayErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    const { code = '', message } = cause as { code?: string; message?: string }
    const known = codes.get(code) ?? 'social_failed'
    throw new GatewayError({
      code: known,
      cause,
      ...(message && { message }),
      ...(known === 'field_invalid' && { field: 'mobileNum' }),
      details: { reason: code },
    })
  }
}
