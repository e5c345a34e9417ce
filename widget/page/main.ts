/** The start of the page: its session and the order of its screens. */
import type { ConnectorBody, CredentialsSpecBody } from '../../contract/index.ts'
import type { Connecting } from './base/connecting.ts'
import { failureText } from './base/failure.ts'
import { described, embedded, ofLink, type Opened, type ReturnedFlow, type Session, specPath } from './base/session.ts'
import { type Choice, chooseScreen, type KindChoice } from './choose.ts'
import { connectScreen } from './connect.ts'
import { part } from './parts.ts'
import { applyBrand } from './ui/brand.ts'
import { action, h } from './ui/dom.ts'
import { show, showFailure, wait } from './ui/screen.ts'
import { loadWords, t } from './ui/text.ts'
import { applyTheme } from './ui/theme.ts'

const { documentElement: page } = document
const LANGUAGES = JSON.parse(page.dataset.languages!) as Record<string, string>
const embedder = new URLSearchParams(location.search).get('origin')

/** Loads the words in the given languages, else in those of the browser. */
const words = (first: readonly string[] = []) => loadWords(LANGUAGES, [...first, ...navigator.languages])

async function begin(): Promise<void> {
  if (location.pathname.endsWith('/connected')) {
    const [{ endWindow }] = await Promise.all([part('code'), words()])
    return endWindow()
  }
  if (embedder !== null && parent !== window) {
    page.classList.add('embedded')
    return embed(await embedded(embedder))
  }
  await words()
  // The window opens another link.
  addEventListener('hashchange', () => location.reload())
  try {
    if (!location.pathname.endsWith('/connect')) throw new Error('not embedded')
    const session = await described(await ofLink())
    applyBrand(session.info.brand)
    await run(session)
  } catch {
    show(t('linkOverTitle'), h('p', {}, t('linkOver')))
  }
}

/** Shows the screens, or a failure, in the frame of the embedding page. */
async function embed(opened: Opened): Promise<void> {
  const { locale, theme, isInline, logo } = opened.options
  // Before the server responds, and again over the colors of the application.
  applyTheme(theme)
  const loading = words(locale === undefined ? [] : [locale]).then(() => {
    if (!isInline) closable(opened)
  })
  const measure = () => opened.send({ type: 'size', height: Math.ceil(page.getBoundingClientRect().height) })
  new ResizeObserver(measure).observe(page)
  try {
    const session = await described(opened)
    await loading
    applyBrand(session.info.brand, logo)
    applyTheme(theme)
    await run(session)
  } catch (error) {
    await loading
    fail(error)
  }
  opened.send({ type: 'shown' })
}

/** Adds a button and a key to close the widget. */
function closable({ send }: Opened): void {
  const close = () => send({ type: 'close' })
  document.querySelector('header')!.append(action('×', 'close', close, t('close')))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

async function run(session: Session): Promise<void> {
  const { api, options, flow } = session
  const choose = () =>
    chooseScreen(session, (choice) => {
      history.pushState(null, '')
      return open(choice, back)
    })
  const chooseAgain = () => {
    choose().catch((error: unknown) => fail(error, chooseAgain))
  }
  const back = () => history.back()
  addEventListener('popstate', chooseAgain)

  async function open(choice: Choice, leave?: () => void, returned?: ReturnedFlow): Promise<void> {
    wait()
    try {
      if ('fieldsOf' in choice) return await chooseFields(session, choice.fieldsOf, back)
      if ('account' in choice) return await manage(choice.account)
      await connect(session, choice, { leave, returned })
    } catch (error) {
      fail(error, () => open(choice, leave, returned))
    }
  }

  async function manage(account: ConnectorBody): Promise<void> {
    const { accountScreen } = await part('account')
    await accountScreen(session, account, {
      reconnect: () => open({ connector: account }, back),
      fields: () => open({ fieldsOf: account }),
      leave: back,
    })
  }

  if (options.connectorId !== undefined) {
    const connector = await api
      .call<ConnectorBody>('GET', `connectors/${encodeURIComponent(options.connectorId)}`)
      .catch(fail)
    if (connector) await open({ connector })
  } else if (flow !== undefined) {
    const { connector_type: kind } = await api.call<{ connector_type: string }>(
      'GET',
      `connectors/oauth/flows/${flow.id}`,
    )
    await open({ kind }, undefined, flow)
  } else if (options.kind !== undefined) await open({ kind: options.kind })
  else await choose().catch((error: unknown) => fail(error, chooseAgain))
}

interface ConnectOptions {
  /** Returns to the kinds; absent where the kind was given. */
  readonly leave: (() => void) | undefined
  /** The flow of a returning page of a link. */
  readonly returned: ReturnedFlow | undefined
}

/** Shows the screens of a kind, or of a connector to connect again. @throws ApiError */
async function connect(session: Session, choice: KindChoice, { leave, returned }: ConnectOptions): Promise<void> {
  const { api, options } = session
  const again = 'connector' in choice ? choice.connector : undefined
  const kind = 'kind' in choice ? choice.kind : choice.connector.connector_type
  // Loads the last screen before the connection, so that it appears immediately.
  const [spec, { doneScreen }] = await Promise.all([
    api.call<CredentialsSpecBody>('GET', specPath(kind, options.want, again)),
    part('done'),
  ])
  const connecting: Connecting = {
    session,
    spec,
    again,
    choosable: session.info.choose_entities && !again ? spec.entities : [],
    back: leave,
    restart: () => connectScreen(connecting),
    done: (connector) => doneScreen(session, connector, (leave) => chooseFields(session, connector, leave)),
  }
  session.send({ type: 'select', kind: spec.connector_type })
  if (returned === undefined) return connecting.restart()
  const { resume } = await part('consent')
  await resume(connecting, returned)
}

/** Shows the choice of the fields that the application offers. @throws TypeError if the script cannot be loaded */
async function chooseFields(session: Session, connector: ConnectorBody, leave: () => void): Promise<void> {
  wait()
  const { fieldsScreen } = await part('fields')
  await fieldsScreen(session, connector, leave)
}

/** Shows a failure in place of a screen, with a button to try again. */
function fail(error: unknown, again?: () => unknown): undefined {
  show(t('failedTitle'), again && action(t('tryAgain'), 'primary', again))
  showFailure(failureText(error, ''))
}

// Unexpected errors appear above the screen.
addEventListener('unhandledrejection', ({ reason }) => showFailure(failureText(reason, '')))

begin().catch(fail)
