import { isGatewayError, type ErrorCode } from '@brand/sdk'

/** Takes refusals by which what was wanted holds already, because another tab was faster, say, for success. */
export async function ignoreErrors<O>(call: Promise<O>, ...codes: ErrorCode[]): Promise<O | undefined> {
  try {
    return await call
  } catch (error) {
    if (isGatewayError(error, ...codes)) return undefined
    throw error
  }
}
