/** The head of the manifests of `acme`, a kind for tests: a static key, or OAuth with rotating refresh tokens. Entities follow. */
export const ACME = `
format: 1
kind: acme
id: 5a1d3c52-6a0e-4c1b-9a5e-3f0f6f0a7b11
title: Acme
category: other
support: none
version: 1.0.0
docs: https://docs.acme.example
base_url: https://api.acme.example
check: items.list
auth:
  key:
    type: static
    title: Key
    credentials: {key: string!}
    send: {bearer: "{{key}}"}
  oauth:
    type: oauth2
    title: OAuth
    authorize: https://api.acme.example/authorize
    token: https://api.acme.example/token
    rotates: true
`
