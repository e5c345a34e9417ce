/**
 * The script of the console: buttons that copy, and pages that keep themselves fresh. Pages work without it. It makes elements by name and
 * takes those of the server over, so that no text becomes HTML here.
 */
import { createHash } from 'node:crypto'

/** The script of every page. */
export const CONSOLE_SCRIPT = `'use strict'
const make = (name, more) => Object.assign(document.createElement(name), more)
const news = make('div', { className: 'unseen' })
news.setAttribute('aria-live', 'polite')
document.body.append(news)

// Copies what stands beside a button.
const addButtons = (root) => {
  for (const one of root.querySelectorAll('.copy')) {
    const text = one.value ?? one.textContent
    const button = make('button', { type: 'button', className: 'copies', title: 'Copy' })
    button.setAttribute('aria-label', 'Copy ' + (one.value === undefined ? text : one.id))
    one.after(button)
  }
}
addButtons(document)
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button.copies')
  if (!button) return
  const source = button.previousElementSibling
  try {
    await navigator.clipboard.writeText(source.value ?? source.textContent)
    button.classList.add('done')
    news.textContent = 'Copied'
    setTimeout(() => { button.classList.remove('done'); news.textContent = '' }, 2000)
  } catch {
    getSelection().selectAllChildren(source)
    news.textContent = 'Cannot copy: the text is selected'
  }
})

// Changes elements into those of a newer page, in their place: what has the focus keeps it.
const keyOf = (one) =>
  one.nodeName === 'TR' ? [...one.querySelectorAll('a, code')].map((part) => part.getAttribute('href') ?? part.textContent).join() : ''
const isSame = (one, other) =>
  one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other)
const setAttributes = (old, fresh) => {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && name !== 'open') old.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}
const change = (old, fresh) => {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data
    return
  }
  setAttributes(old, fresh)
  const wanted = [...fresh.childNodes]
  let at = old.firstChild
  for (const [place, child] of wanted.entries()) {
    while (at && !isSame(at, child) && !wanted.slice(place).some((other) => isSame(at, other))) {
      const gone = at
      at = at.nextSibling
      gone.remove()
    }
    if (at && isSame(at, child)) {
      change(at, child)
      at = at.nextSibling
    } else old.insertBefore(document.adoptNode(child), at)
  }
  while (at) {
    const gone = at
    at = at.nextSibling
    gone.remove()
  }
}

// Reads the page again and again, unless it is hidden, paused, or somebody selects text of it.
const live = document.querySelector('[data-live]')
if (live) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isOn = (sessionStorage.getItem('live') ?? (isCalm ? 'off' : 'on')) === 'on'
  let isRead = performance.now()
  const button = make('button', { type: 'button', className: 'live' })
  const show = (text) => {
    button.textContent = text
    button.setAttribute('aria-pressed', String(isOn))
  }
  const isSelecting = () => !getSelection().isCollapsed && live.contains(getSelection().anchorNode)
  const read = () => {
    isRead = performance.now()
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.setRequestHeader('x-console-live', '1')
    request.addEventListener('load', () => {
      const fresh = request.status === 200 && request.response?.querySelector('[data-live]')
      if (!fresh) {
        isOn = false
        return show('Ended: load the page again')
      }
      if (isSelecting()) return
      addButtons(fresh)
      // What somebody has scrolled to stays where it is.
      const seen = scrollY > 0 && [...live.querySelectorAll('tr, h2, section')].find((one) => one.getBoundingClientRect().top >= 0)
      const top = seen && seen.getBoundingClientRect().top
      change(live, fresh)
      if (seen && seen.isConnected) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' })
    })
    request.send()
  }
  const tick = () => {
    const isDue = performance.now() - isRead >= Number(live.dataset.live) * 1000
    if (isOn && isDue && !document.hidden && !isSelecting()) read()
  }
  button.addEventListener('click', () => {
    isOn = !isOn
    sessionStorage.setItem('live', isOn ? 'on' : 'off')
    show(isOn ? 'Live' : 'Paused')
    if (isOn) read()
  })
  show(isOn ? 'Live' : 'Paused')
  document.querySelector('h1').after(button)
  setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
}
`

/** The path of the script, which changes with it. */
export const SCRIPT_PATH = `/script-${createHash('sha256').update(CONSOLE_SCRIPT).digest('hex').slice(0, 12)}.js`
