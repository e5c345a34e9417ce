/** Proves a captured fixture: it reads back, replays to its result, and shows nothing of the account. */
import { checkFixture, parseFixture, type Wire } from '../../mock/index.ts'
import type { Plan } from 'plugboard/runtime'
import { scanFixture, type ScanOptions, type SecretFinding } from './scrub/scan.ts'

/** Everything that speaks against keeping a fixture. Values are never quoted. */
export async function verifyFixture(
  plan: Plan,
  text: string,
  scan: ScanOptions,
  wire?: Wire,
): Promise<readonly SecretFinding[]> {
  const findings = scanFixture(text, scan)
  // A replay's faults quote what differs, which must be clean first.
  if (findings.length > 0) return findings
  const { faults } = await checkFixture(plan, parseFixture(text, 'the fixture'), wire)
  return faults.map(({ pointer, line, message }) => ({ pointer, line, what: `does not replay: ${message}` }))
}
