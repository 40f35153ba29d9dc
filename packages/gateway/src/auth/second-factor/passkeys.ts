import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Ctx, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { passkey } from './schema.ts'
import { beginStep, endStep } from './steps.ts'

/** A passkey is valid only on the host it was made on. */
const hostOf = ({ siteOrigin }: Ctx) => new URL(siteOrigin).hostname

const refused = (cause?: unknown) => refuse('passkey_refused', { cause })

/** Options of a new passkey, and the step its response belongs to. */
export async function passkeyRegistrationOptions(ctx: SignedInCtx, account: string) {
  const { memberId, id: sessionId } = ctx.session
  const stored = await ctx.db
    .select({ id: passkey.id, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
  const options = await generateRegistrationOptions({
    rpName: hostOf(ctx),
    rpID: hostOf(ctx),
    userName: account,
    userID: new TextEncoder().encode(memberId),
    attestationType: 'none',
    excludeCredentials: stored,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    stepId: await beginStep(ctx.db, ctx.clock, {
      purpose: 'passkey-add',
      memberId,
      sessionId,
      challenge: options.challenge,
    }),
    options: { ...options },
  }
}

/** The passkey that the person has already by this response: the call is sent again, its answer was lost. */
async function keptBefore({ db, session }: SignedInCtx, response: object): Promise<string | undefined> {
  const { id } = response as RegistrationResponseJSON
  if (typeof id !== 'string') return undefined
  const [row] = await db
    .select({ id: passkey.id })
    .from(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.memberId, session.memberId)))
  return row?.id
}

/** Stores a new passkey of the device; the member chooses its name. */
export async function savePasskey(
  ctx: SignedInCtx,
  { stepId, response, name }: { stepId: string; response: object; name: string },
): Promise<string> {
  const kept = await keptBefore(ctx, response)
  if (kept !== undefined) return kept
  const step = await endStep(ctx.db, ctx.clock, 'passkey-add', stepId)
  const { memberId, id: sessionId } = ctx.session
  if (step?.memberId !== memberId || step.sessionId !== sessionId) throw refused()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: step.challenge,
    expectedOrigin: ctx.siteOrigin,
    expectedRPID: hostOf(ctx),
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const made = await ctx.db
    .insert(passkey)
    .values({
      id,
      memberId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...transports],
      name,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  if (made.length === 0) throw refused()
  return id
}

/** Login by a passkey of this host: the device answers who the person is. */
export async function passkeyLoginOptions(ctx: Ctx) {
  const options = await generateAuthenticationOptions({ rpID: hostOf(ctx), userVerification: 'required' })
  return {
    stepId: await beginStep(ctx.db, ctx.clock, { purpose: 'passkey-login', challenge: options.challenge }),
    options: { ...options },
  }
}

/** The member whose device has signed. The same answer for every fault. */
export async function signer(ctx: Ctx, stepId: string, response: object): Promise<string> {
  const signed = response as AuthenticationResponseJSON
  const step = await endStep(ctx.db, ctx.clock, 'passkey-login', stepId)
  const [stored] =
    typeof signed.id === 'string' ? await ctx.db.select().from(passkey).where(eq(passkey.id, signed.id)) : []
  if (!step || !stored) throw refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: step.challenge,
    expectedOrigin: ctx.siteOrigin,
    expectedRPID: hostOf(ctx),
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  // A device that counts its uses never counts back: one that does is a copy.
  const { newCounter } = authenticationInfo
  const used = await ctx.db
    .update(passkey)
    .set({ counter: newCounter, usedAt: ctx.clock.now() })
    .where(
      and(
        eq(passkey.id, stored.id),
        newCounter === 0 ? eq(passkey.counter, 0) : lte(passkey.counter, sql`${newCounter - 1}`),
      ),
    )
    .returning()
  if (used.length === 0) throw refused()
  return stored.memberId
}
