/** Whether the environment selects the sandbox, in which no request reaches a vendor: `PLUGBOARD_SANDBOX=1`. */
export function asksSandbox(env: Readonly<Record<string, string | undefined>> = {}): boolean {
  return ['1', 'true'].includes(env.PLUGBOARD_SANDBOX ?? '')
}
