/** The page's beginning: which of the server's pages it is, whose session, and the screens in their order. */
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

/** Words in the languages that are asked for first, then those of the browser. */
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
  // Another link that is opened in this window.
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

/** Shows the screens, or what failed, in the frame of a page that waits for it. */
async function embed(opened: Opened): Promise<void> {
  const { locale, theme, isInline, logo } = opened.options
  // Once before the server answers, and again over the colours of the application.
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

/** A button and a key that close the widget. */
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
  /** Back to the kinds; absent where the kind was given. */
  readonly leave: (() => void) | undefined
  /** The flow with which the page of a link comes back. */
  readonly returned: ReturnedFlow | undefined
}

/** Shows the screens of a kind, or of a connector that is connected again. @throws ApiError */
async function connect(session: Session, choice: KindChoice, { leave, returned }: ConnectOptions): Promise<void> {
  const { api, options } = session
  const again = 'connector' in choice ? choice.connector : undefined
  const kind = 'kind' in choice ? choice.kind : choice.connector.connector_type
  // The last screen is there before anything is connected, so that nothing stands between both.
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

/** Lets the customer choose the fields that the application offers, then leads on. @throws TypeError when the script cannot be loaded */
async function chooseFields(session: Session, connector: ConnectorBody, leave: () => void): Promise<void> {
  wait()
  const { fieldsScreen } = await part('fields')
  await fieldsScreen(session, connector, leave)
}

/** Shows what failed where there is no screen yet, with a button that tries again. */
function fail(error: unknown, again?: () => unknown): undefined {
  show(t('failedTitle'), again && action(t('tryAgain'), 'primary', again))
  showFailure(failureText(error, ''))
}

// What no screen expects is said above it.
addEventListener('unhandledrejection', ({ reason }) => showFailure(failureText(reason, '')))

begin().catch(fail)
