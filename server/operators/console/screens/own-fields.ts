/** The own fields in a connector's copies: what they hold, and a form for what runs ask for. */
import { ConnectorError } from 'plugboard/runtime'
import { didYouMean } from 'plugboard/internal'
import { type Html, html } from '../../../ground/base/index.ts'
import { atLeast } from '../../sign-in/index.ts'
import {
  type CopiedField,
  type EntityOwnFields,
  type OwnFieldsOverview,
  readOwnFields,
  settingWith,
} from '../../support/index.ts'
import { actForm, badge, code, type ConsoleColumn, consoleLink, consolePath, tableOf } from '../html/parts.ts'
import { type ConsoleRequest, type ConsoleRoute, CUSTOMER_INPUTS } from '../request/route.ts'
import { actorIn, type ScreenServices } from '../request/services.ts'

const PATH = '/connectors/{organization}/{connector}/own-fields'

/** The screen, and the act of its forms. */
export function ownFieldRoutes(services: ScreenServices): ConsoleRoute[] {
  return [shownRoute(services), chooseRoute(services)]
}

function shownRoute({ database, connectors }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: PATH,
    role: 'viewer',
    summary: 'Shows the own fields of an account: which ones its copies hold, and which ones runs ask for.',
    tool: {
      name: 'list_own_fields',
      description:
        "Lists the account's own fields of a connector's copies, whether they are copied, and refused lists.",
      inputs: { organization: CUSTOMER_INPUTS.organization, connector: 'The ID of the connector.' },
    },
    async handle(request) {
      const { organization: organizationId = '', connector: connectorId = '' } = request.params
      const { customerId, name, externalUserId } = await connectors.find({ organizationId }, connectorId)
      const overview = await readOwnFields(database, organizationId, connectorId)
      const back = consoleLink(consolePath('customers', organizationId, customerId), externalUserId)
      return {
        data: overview,
        page: () => ({
          title: `Own fields of ${name}`,
          body: html`<p>${back}</p>
            ${bodyOf(overview, request)}`,
        }),
      }
    },
  }
}

function chooseRoute({ database, connectors, acts }: ScreenServices): ConsoleRoute {
  return {
    method: 'POST',
    path: PATH,
    role: 'support',
    summary:
      'Selects the own fields that runs ask for: `own` is `all` or `standard`; or `entity` is an entity, and each `field` a name.',
    async handle(request) {
      const { organization: organizationId = '', connector: connectorId = '' } = request.params
      await connectors.find({ organizationId }, connectorId)
      const setting = settingOf(await readOwnFields(database, organizationId, connectorId), request.form)
      const data = await acts.setOwnFields(actorIn(request), { organizationId, connectorId }, setting)
      return { data, to: pathOf(request), notice: 'own' }
    },
  }
}

function pathOf({ params: { organization = '', connector = '' } }: ConsoleRequest): string {
  return consolePath('connectors', organization, connector, 'own-fields')
}

/** @throws ConnectorError `validation_error` for another value, an entity without own fields, and an unknown field */
function settingOf(overview: OwnFieldsOverview, form: URLSearchParams): OwnFieldsOverview['setting'] {
  const own = form.get('own')
  if (own === 'all' || own === 'standard') return own
  if (own !== null) throw refused('own', 'must be all or standard')
  const entity = overview.entities.find((one) => one.entity === form.get('entity') && !one.is_unasked)
  if (!entity) throw refused('entity', 'must be an entity whose own fields can be selected')
  const names = form.getAll('field')
  const known = entity.fields.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw refused('field', `${JSON.stringify(unknown)} is no field of the list.${didYouMean(unknown, known)}`)
  return settingWith(overview, entity, names)
}

function refused(field: string, message: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot select own fields: ${field} ${message}`, {
    errors: [{ field, message, error_code: 'own_fields' }],
  })
}

const SETTINGS = { all: 'all, new ones too', standard: 'none' } as const

function bodyOf(overview: OwnFieldsOverview, request: ConsoleRequest): Html {
  const { setting, entities } = overview
  if (entities.length === 0) return html`<p class="muted">The copies of the connector have no list of own fields.</p>`
  const canChoose = atLeast(request.session.role, 'support') && entities.some((one) => !one.is_unasked)
  return html`<p>Runs ask for: <b>${typeof setting === 'string' ? SETTINGS[setting] : 'the selected ones'}</b>.</p>
    ${canChoose ? wholeForms(request) : html``} ${entities.map((one) => entityCard(one, request))}`
}

function wholeForms(request: ConsoleRequest): Html {
  const form = (own: string, label: string) =>
    actForm({ to: pathOf(request), label, csrf: request.csrf, fields: { own } })
  return html`<div class="acts">${form('all', 'Copy all')} ${form('standard', 'Copy none')}</div>`
}

function entityCard(one: EntityOwnFields, request: ConsoleRequest): Html {
  const { entity, fields, error, is_unasked: isUnasked } = one
  const held = fields.filter((field) => field.is_held).length
  const canChoose = !isUnasked && fields.length > 0 && atLeast(request.session.role, 'support')
  const table = tableOf(fields, columnsOf(canChoose), 'The account has no own fields.')
  return html`<section class="card" aria-label="${`Own fields of ${entity}`}">
    <h2>${entity}</h2>
    <p>
      The copy holds ${String(held)} of ${String(fields.length)}.
      ${isUnasked ? 'Records have all of them with any selection.' : 'With every field selected, new ones are copied too.'}
    </p>
    ${error === null ? html`` : refusedText(error)}
    ${
      canChoose
        ? actForm({
            to: pathOf(request),
            label: 'Copy the selected fields',
            csrf: request.csrf,
            fields: { entity },
            of: entity,
            inner: table,
          })
        : table
    }
  </section>`
}

function refusedText({ code: reason, message }: NonNullable<EntityOwnFields['error']>): Html {
  return html`<p>
    ${badge('list refused', 'bad')} ${code(reason)} ${message} Runs ask for the fields of the list before.
  </p>`
}

function columnsOf(canChoose: boolean): readonly ConsoleColumn<CopiedField>[] {
  return [
    ['Copy', (one) => (canChoose ? checkbox(one) : one.is_chosen ? 'yes' : 'no')],
    ['Field', (one) => one.label],
    ['Name', (one) => code(one.name), 'long'],
    ['Type', (one) => one.type],
    ['State', (one) => stateOf(one)],
  ]
}

function stateOf({ is_chosen: isChosen, is_held: isHeld }: CopiedField): Html {
  if (isChosen) return isHeld ? badge('copied', 'good') : badge('with the next run', 'odd')
  return isHeld ? badge('until the next full run', 'odd') : badge('not copied')
}

function checkbox({ name, label, is_chosen: isChosen }: CopiedField): Html {
  const checked = isChosen ? html`checked` : html``
  return html`<input type="checkbox" name="field" value="${name}" aria-label="${`Copy ${label}`}" ${checked} />`
}
