/** The script of the reference, read from the package that carries it: needed in a clone, and when the server's package is built. */
import fastify from 'fastify'

/** The license of what is carried. */
export const LICENSE = new URL('../LICENSE', import.meta.resolve('@scalar/fastify-api-reference'))

/** Scalar's browser bundle, as its plugin for fastify serves it. @throws Error when the plugin serves none */
export async function buildScalar(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(plugin, { routePrefix: '/docs', configuration: { url: 'openapi.json' } })
  const { statusCode, body } = await app.inject('/docs/js/scalar.js')
  await app.close()
  if (statusCode !== 200) throw new Error(`Cannot read the script of the reference: the plugin answers ${statusCode}`)
  // The map would be a request that nothing answers.
  return body.replace(/\n\/\/# sourceMappingURL=.*$/, '')
}
