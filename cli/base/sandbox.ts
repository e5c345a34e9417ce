/** The environment variable that puts every call into the sandbox, as it does for programs. */
const VARIABLE = 'PLUGBOARD_SANDBOX'

/** Whether the environment asks for the sandbox. */
export function asksSandbox(env: Readonly<Record<string, string | undefined>>): boolean {
  return ['1', 'true'].includes(env[VARIABLE] ?? '')
}
