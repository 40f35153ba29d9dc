const { createBrandClient, isGatewayError } = require('@brand/sdk')
const { createFakeClient } = require('@brand/sdk/testing')

test('the client and its fake load', async () => {
  expect(typeof createBrandClient).toBe('function')
  expect(isGatewayError(new Error('other'))).toBe(false)
  expect(typeof createFakeClient).toBe('function')
})
