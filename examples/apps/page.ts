import { plugboardUrl } from './accounts.ts'

/** A page with a button that opens the widget. */
export const page = `<!doctype html>
<html lang="en">
  <title>Accounts</title>
  <button id="connect">Connect an account</button>
  <a href="/connect/google-drive">Connect Google Drive</a>
  <a href="/accounts">Accounts</a>
  <script src="${plugboardUrl}/widget/v1.js"></script>
  <script>
    document.getElementById('connect').addEventListener('click', async () => {
      const token = async () => (await fetch('/widget-token', { method: 'POST' })).text()
      const { connectorId } = await plugboard.open({ baseUrl: '${plugboardUrl}', token }).result
      if (connectorId) location.href = '/accounts'
    })
  </script>
</html>`
