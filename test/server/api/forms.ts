/** A kind whose operations name scopes, in a world: what flows ask for, and connectors of consents. */
import { expect } from 'vitest'
import { API, BACK, CONNECTORS, type World } from './world.ts'

export const KIND = 'typeform'
export const SPEC = `${API}/integrations/definitions/sources/${KIND}/credentials-spec`
export const INITIATE = `${CONNECTORS}/oauth/initiate`

/** A connector of a consent. */
export interface Consented {
  readonly id: string
  /** The scopes that were asked for. */
  readonly scopes: readonly string[]
  readonly auth: { readonly scopes: string[] }
}

/** What tests do with the kind. */
export class Forms {
  readonly #world: World

  private constructor(world: World) {
    this.#world = world
  }

  /** The kind in a world, with an OAuth application of the first organization. */
  static async in(world: World): Promise<Forms> {
    const client = { client_id: 'tf_1', client_secret: 'tf_2' }
    await world.server.services.oauth.applications.put(world.first.organizationId, KIND, client)
    const forms = new Forms(world)
    forms.grant(undefined)
    return forms
  }

  /** Has the third party grant these scopes, or say none, and answer lists of forms. */
  grant(scope: string | undefined): void {
    this.#world.play(({ path }, response) => {
      response.setHeader('content-type', 'application/json')
      const token = { access_token: 'at_1', refresh_token: 'rt_1', expires_in: 3600, scope }
      response.end(JSON.stringify(path.includes('/oauth/token') ? token : { items: [], total_items: 0, page_count: 0 }))
      return true
    })
  }

  /** The body of a flow. */
  asked(more: object = {}) {
    return { external_user_id: 'user_1', connector_type: KIND, redirect_url: BACK, ...more }
  }

  /** The scopes that a flow asks for, and where its browser ends. */
  async consented(more: object = {}, token = this.#world.first.token) {
    const { body } = await this.#world.call('POST', INITIATE, { token, body: this.asked(more) })
    return this.followed(body.consent_url)
  }

  /** The scopes that a consent URL asks for, and where its browser ends. */
  async followed(consentUrl: string) {
    const started = await this.#world.call('GET', new URL(consentUrl).pathname)
    const page = new URL(started.headers.get('location')!)
    const cookie = started.headers.get('set-cookie')!.split(';')[0]!
    const path = `/oauth/callback/${KIND}?code=c&state=${page.searchParams.get('state')}`
    const end = await this.#world.call('GET', path, { headers: { cookie } })
    const back = new URL(end.headers.get('location')!)
    return { scopes: page.searchParams.get('scope')!.split(' ').toSorted(), query: back.searchParams, back }
  }

  /** A connector of a consent. */
  async connected(
    more: { readonly external_user_id?: string; readonly want?: readonly string[] } = {},
  ): Promise<Consented> {
    const { query, scopes } = await this.consented(more)
    const made = await this.#world.call('POST', CONNECTORS, {
      token: this.#world.first.token,
      body: {
        external_user_id: more.external_user_id ?? 'user_1',
        connector_type: KIND,
        name: 'Forms',
        server_side_oauth_secret_id: query.get('secret_id'),
      },
    })
    expect(made.status).toBe(201)
    return { id: made.body.id as string, scopes, auth: made.body.auth as { scopes: string[] } }
  }

  execute(id: string, entity: string, action: string, params: object = {}) {
    return this.#world.execute(this.#world.first.token, id, { entity, action, params })
  }
}
