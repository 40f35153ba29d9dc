import { type OpenOptions, patient } from '../db/client.ts'

const patientQueue = { waiting: 10_000, waitMs: 60_000 }

/** A busy machine must not cause refusals: tests of overload set queues and deadline themselves. */
export const patientLimits = { reading: patientQueue, writing: patientQueue, vendors: patientQueue, callMs: 60_000 }

/** For the same reason connections and answers of the database are waited for; tests of time limits set their own. */
export const unhurried: OpenOptions = { ...patient, connectTimeoutMs: 60_000 }
