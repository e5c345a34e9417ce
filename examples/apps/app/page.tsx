'use client'

import { open } from 'plugboard/widget'

async function connect() {
  const token = async () => (await fetch('/widget-token', { method: 'POST' })).text()
  const result = await open({ baseUrl: process.env.NEXT_PUBLIC_PLUGBOARD_URL!, token }).result
  if ('connectorId' in result) location.href = '/accounts'
}

export default function Accounts() {
  return (
    <main>
      <button onClick={connect}>Connect an account</button>
      <a href="/connect/google-drive">Connect Google Drive</a>
      <a href="/accounts">Accounts</a>
    </main>
  )
}
