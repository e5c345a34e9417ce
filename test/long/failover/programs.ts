/** The programs of Debian that a failover needs: PostgreSQL, Patroni, etcd and HAProxy. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian installs some where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
const POSTGRESQL = '/usr/lib/postgresql'

/** The paths of the programs. */
export interface Programs {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  /** The folder with `postgres`, `initdb` and `pg_rewind`. */
  readonly postgresql: string
}

const found = {
  patroni: pathOf('patroni'),
  etcd: pathOf('etcd'),
  haproxy: pathOf('haproxy'),
  postgresql: newestPostgresql(),
}
const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []))

/** The programs; undefined where one is not installed. */
export const PROGRAMS: Programs | undefined = missing.length === 0 ? (found as Programs) : undefined

/** Part of a test's title if a program is missing. */
export const WITHOUT_PROGRAMS: string =
  missing.length === 0
    ? ''
    : `, skipped since ${missing.join(' and ')} is not installed: apt-get install patroni etcd-server haproxy postgresql`

function pathOf(program: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, program)).find(existsSync)
}

function newestPostgresql(): string | undefined {
  if (!existsSync(POSTGRESQL)) return undefined
  const versions = readdirSync(POSTGRESQL).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(POSTGRESQL, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}
