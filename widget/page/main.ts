/** The page's beginning: which of the server's pages it is, whose session, and the screens in their order. */
import type { ConnectorBody, CredentialsSpecBody, TokenInfoBody } from '../../contract/index.ts'
import { endWindow } from './code.ts'
import { type Choice, chooseScreen, hasFields, TOKEN_INFO } from './choose.ts'
import { connectScreen } from './connect.ts'
import type { Connecting } from './connecting.ts'
import { resume } from './consent.ts'
import { doneScreen } from './done.ts'
import { chooseFields } from './offered.ts'
import { failureText } from './failure.ts'
import { h } from './ui/dom.ts'
import { show, showFailure, wait } from './ui/screen.ts'
import { embedded, ofLink, type Session } from './session.ts'
import { loadWords, t } from './ui/text.ts'
import { applyTheme } from './ui/theme.ts'

const LANGUAGES = JSON.parse(document.documentElement.dataset.languages!) as Record<string, string>
const embedder = new URLSearchParams(location.search).get('origin')

/** Words in the languages that are asked for first, then those of the browser. */
const words = (first: readonly string[] = []) => loadWords(LANGUAGES, [...first, ...navigator.languages])

async function begin(): Promise<void> {
  if (location.pathname.endsWith('/connected')) {
    await words()
    return endWindow()
  }
  if (embedder !== null && parent !== window) {
    const session = await embedded(embedder)
    const { locale, theme } = session.options
    applyTheme(theme)
    await words(locale === undefined ? [] : [locale])
    closable(session)
    const { documentElement: page } = document
    const measure = () => session.send({ type: 'size', height: Math.ceil(page.getBoundingClientRect().height) })
    new ResizeObserver(measure).observe(page)
    return run(session)
  }
  await words()
  // Another link that is opened in this window.
  addEventListener('hashchange', () => location.reload())
  try {
    if (!location.pathname.endsWith('/connect')) throw new Error('not embedded')
    await run(await ofLink())
  } catch {
    show(t('linkOverTitle'), h('p', {}, t('linkOver')))
  }
}

/** A button and a key that close the widget. */
function closable({ send }: Session): void {
  const close = () => send({ type: 'close' })
  document
    .querySelector('header')!
    .append(h('button', { type: 'button', class: 'close', 'aria-label': t('close'), click: close }, '×'))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

async function run(session: Session): Promise<void> {
  const { api, options, flow } = session
  const choose = async () => {
    try {
      await chooseScreen(session, (choice) => {
        history.pushState(null, '')
        void open(choice, back)
      })
    } catch (error) {
      fail(error, choose)
    }
  }
  const back = () => history.back()
  addEventListener('popstate', () => void choose())

  async function open(choice: Choice, leave?: () => void): Promise<void> {
    if ('fieldsOf' in choice)
      return chooseFields(session, choice.fieldsOf, back).catch((error: unknown) => fail(error, () => open(choice)))
    const again = 'connector' in choice ? choice.connector : undefined
    const kind = 'kind' in choice ? choice.kind : choice.connector.connector_type
    wait()
    try {
      const query = new URLSearchParams({
        ...(options.want && { want: options.want.join(',') }),
        ...(again && { connector_id: again.id }),
      })
      const path = `definitions/sources/${encodeURIComponent(kind)}/credentials-spec?${query.toString()}`
      const [spec, { external_user_id: customer, choose_entities: choosesEntities, fields }] = await Promise.all([
        api.call<CredentialsSpecBody>('GET', path),
        api.call<TokenInfoBody>('GET', TOKEN_INFO),
      ])
      const connecting: Connecting = {
        session,
        spec,
        customer,
        again,
        choosable: choosesEntities && !again ? spec.entities : [],
        back: leave,
        restart: () => connectScreen(connecting),
        done: (connector) => doneScreen(session, connector, hasFields(fields, connector.connector_type)),
      }
      session.send({ type: 'select', kind: spec.connector_type })
      if (flow !== undefined && !isResumed) {
        isResumed = true
        return await resume(connecting, flow)
      }
      connecting.restart()
    } catch (error) {
      fail(error, () => open(choice, leave))
    }
  }
  let isResumed = false

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
    await open({ kind })
  } else if (options.kind !== undefined) await open({ kind: options.kind })
  else await choose()
  session.send({ type: 'shown' })
}

/** Shows what failed where there is no screen yet, with a button that tries again. */
function fail(error: unknown, again?: () => unknown): undefined {
  show(
    t('failedTitle'),
    again && h('button', { type: 'button', class: 'primary', click: () => void again() }, t('tryAgain')),
  )
  showFailure(failureText(error, ''))
}

void begin()
