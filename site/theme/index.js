/** The generator's own theme, with a link to the page as Markdown, and a landmark around the first page. */
import { useData, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { h, onMounted, watch } from 'vue'
import './style.css'

const MarkdownLink = {
  setup() {
    const { page } = useData()
    const address = () => withBase(`/${page.value.relativePath}`)
    return () =>
      h('p', { class: 'markdown-link' }, h('a', { href: address(), target: '_self' }, 'This page as Markdown'))
  },
}

const Layout = {
  setup() {
    const { frontmatter } = useData()
    // The theme has a landmark around every page but this one.
    const mark = () => {
      const content = document.getElementById('VPContent')
      if (frontmatter.value.layout === 'home') content?.setAttribute('role', 'main')
      else content?.removeAttribute('role')
    }
    onMounted(mark)
    watch(frontmatter, mark, { flush: 'post' })
    return () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) })
  },
}

export default { extends: DefaultTheme, Layout }
