/** Settings of calls: limits, the audit trail. */
import { MEBIBYTE, type Setting, setting } from '../ground/setting-kinds/index.ts'

/** The settings by their names. */
export const CALL_SETTINGS = {
  'limits.executeSeconds': setting.count(60, 'Time limit of one execute, in seconds.', 3600),
  'limits.answerBytes': setting.count(
    10 * MEBIBYTE,
    'Maximum size of a third party’s decoded JSON response, in bytes.',
  ),
  'limits.downloadBytes': setting.count(2048 * MEBIBYTE, 'Maximum size of a downloaded file, in bytes.'),
  'limits.executesPerConnector': setting.count(
    50,
    'Maximum number of concurrent executes of one connector, over all processes.',
  ),
  'limits.executesPerCustomerAndKind': setting.count(
    10,
    'Maximum number of concurrent executes of one customer on one kind, over all processes.',
  ),
  'samples.enabled': setting.flag(
    true,
    'Whether to compare a page of each operation, connector and hour with the schema of its records.',
  ),
  'audit.retentionDays': setting.optionalCount('Days after which audit rows are deleted.', 36_500, 'no limit'),
  'audit.headsFile': setting.file('File to which the heads of the audit trails are appended, as JSON Lines.'),
  'audit.headsLog': setting.flag(false, 'Whether to log the heads of the audit trails.'),
  'audit.headsMinutes': setting.count(60, 'Minutes between two publications of the heads of the audit trails.', 10_080),
} as const satisfies Record<string, Setting>
