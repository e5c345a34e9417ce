/** The generator's own theme, with a link to the page as Markdown, and colors that are dark enough to read. */
import { useData, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
import './style.css'

const MarkdownLink = {
  setup() {
    const { page } = useData()
    return () =>
      h(
        'p',
        { class: 'markdown-link' },
        h('a', { href: withBase(`/${page.value.relativePath}`), target: '_self' }, 'This page as Markdown'),
      )
  },
}

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) }),
}
