/** The rows of the commands that save and restore an installation, or one organization of it. */
import type { CommandRow } from './options.ts'
import { SETTINGS_OPTIONS } from './support.ts'

/** The commands of backups. */
export const BACKUP_COMMANDS = [
  {
    usage: 'backup',
    summary: 'Save everything in one file while the server runs',
    details:
      'Writes one snapshot of the whole database, with the searchable records but without access tokens. Secrets stay sealed: ' +
      'keep the master key in another place. You can restore the file into an embedded or a PostgreSQL database.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--out <file>', 'the new file, created with mode 0600'],
      ['--organization <id or name>', 'suspend one organization and save it alone, for another installation'],
      ['--key-file <file>', 'with --organization: the key that seals its secrets on the way'],
    ],
    examples: [
      'plugboard backup --out plugboard.backup',
      'plugboard backup --organization Acme --key-file move.key --out acme.backup',
    ],
  },
  {
    usage: 'restore <file>',
    summary: 'Restore a backup into an empty database, embedded or PostgreSQL',
    details:
      'It verifies the checksum before it commits, and never overwrites anything. With --key-file, it restores one organization beside ' +
      'others, which are served meanwhile.',
    options: [...SETTINGS_OPTIONS, ['--key-file <file>', 'the key with which one organization was saved']],
    examples: [
      'DATABASE_URL=postgres://… plugboard restore acme.backup --key-file move.key',
      'plugboard restore plugboard.backup --data ./restored',
      'DATABASE_URL=postgres://… plugboard restore plugboard.backup',
    ],
  },
] as const satisfies readonly CommandRow[]
