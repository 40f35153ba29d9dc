import type { Tx } from '../../../db/client.ts'
import { termsAcceptance } from '../../../auth/schema.ts'

/** Keeps that a person accepted a version of the terms; accepting it again changes nothing. */
export const keepAcceptance = async (tx: Tx, memberId: string, version: string, at: Date): Promise<void> =>
  void (await tx.insert(termsAcceptance).values({ memberId, version, at }).onConflictDoNothing())
