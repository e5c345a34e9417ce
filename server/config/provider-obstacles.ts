/** Settings of the OpenID providers that exclude or require each other. */
import type { FieldError } from 'plugboard/runtime'

/** What is wrong with the settings of both providers, once defaults are filled in. */
export function obstaclesOfProviders(get: (name: string) => unknown): FieldError[] {
  const problems: FieldError[] = []
  for (const section of ['console.oidc', 'agents.oidc']) {
    const isOn = get(`${section}.issuer`) !== undefined
    if (isOn !== (get(`${section}.clientId`) !== undefined))
      problems.push(
        together(`${section}.${isOn ? 'clientId' : 'issuer'}`, `${section}.${isOn ? 'issuer' : 'clientId'}`),
      )
    if (!isOn && get(`${section}.clientSecretFile`) !== undefined)
      problems.push(together(`${section}.issuer`, `${section}.clientSecretFile`))
  }
  const mapped = ['viewer', 'support', 'operator', 'owner'].flatMap(
    (role) => get(`console.oidc.roles.${role}`) as readonly string[],
  )
  if (get('console.oidc.issuer') !== undefined && mapped.length === 0)
    problems.push({
      field: 'console.oidc.roles.owner',
      message: 'must have a value, or another role must: no one could sign in',
      error_code: 'required',
    })
  if (get('agents.oidc.issuer') === undefined) return problems
  if (get('agents.clientId') === undefined) problems.push(together('agents.clientId', 'agents.oidc.issuer'))
  if (get('agents.issuer') !== undefined)
    problems.push({
      field: 'agents.oidc.issuer',
      message: 'cannot be combined with agents.issuer, with which agents log in at your own authorization server',
      error_code: 'conflict',
    })
  return problems
}

function together(field: string, other: string): FieldError {
  return { field, message: `must be set together with ${other}`, error_code: 'required' }
}
